// One row on its own page, with an address that can be shared: its data, and its form in a dialog.

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { StatusChip } from "../data/status.tsx";
import { EditOutlined } from "../icon/list-actions.ts";
import { Card } from "../layout/card.tsx";
import { NotFoundBox } from "../layout/not-found-box.tsx";
import { Page } from "../layout/page.tsx";
import { Tabs } from "../layout/tabs.tsx";
import { ErrorState } from "../state/error-state.tsx";
import { FactsSkeleton } from "../state/skeletons.tsx";
import type { ResourceData, ResourceRow } from "./resource-data.ts";
import { resourceWords } from "./resource-words.ts";
import type { ListAddress } from "./use-list-address.ts";

export type DetailTab = { value: string; label: string; content: ReactNode };
type Props<Row extends ResourceRow> = {
  address: ListAddress;
  data: ResourceData<Row>;
  labelOf: (row: Row) => string;
  tabs: (row: Row) => readonly DetailTab[];
  menu: (row: Row) => ReactNode;
  onEdit: (row: Row) => void;
  onAdd: () => void;
};

export function ResourceDetail<Row extends ResourceRow>(props: Props<Row>) {
  const { address, data, labelOf, tabs, menu, onEdit, onAdd } = props;
  const words = resourceWords(data.noun);
  const { row, loading, error, onRetry } = data.one;
  const back = { label: words.title, to: address.hrefOf(null), onSelect: () => address.open(null) };
  if (!row)
    return (
      <Page title={words.title} back={back}>
        <Card flush={!loading}>
          {loading ? (
            <FactsSkeleton />
          ) : error ? (
            <ErrorState error={error} onRetry={onRetry} />
          ) : (
            <NotFoundBox
              title={words.unknown}
              back={{ label: `Ver ${words.many}`, onSelect: back.onSelect }}
              {...(data.mayEdit && { onAdd })}
            />
          )}
        </Card>
      </Page>
    );
  const views = tabs(row);
  const shown = views.find(({ value }) => value === address.tab) ?? views[0];
  return (
    <Page
      title={labelOf(row)}
      back={back}
      subtitle={row.isArchived && <StatusChip tone="neutral" mark="dash" label="En el archivo" />}
      action={
        <>
          {data.mayEdit && !row.isArchived && (
            <Button variant="contained" color="primary" startIcon={<EditOutlined />} onClick={() => onEdit(row)}>
              Editar
            </Button>
          )}
          {menu(row)}
        </>
      }
    >
      <Box sx={{ maxWidth: 880 }}>
        {views.length === 1 ? (
          <Card>{shown?.content}</Card>
        ) : (
          <Tabs
            label={labelOf(row)}
            value={shown?.value ?? ""}
            onChange={(value) => address.set("ver", value === views[0]?.value ? "" : value)}
            tabs={views.map(({ content, ...view }) => ({
              ...view,
              content: (
                <Box sx={{ pt: 2 }}>
                  <Card>{content}</Card>
                </Box>
              ),
            }))}
          />
        )}
      </Box>
    </Page>
  );
}
