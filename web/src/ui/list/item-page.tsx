// The page of a list of things that are kept, archived and found again: title, search, archived or not, add. Search and
// archive live in the address.
import AddRounded from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Card } from "../layout/card.tsx";
import { Page } from "../layout/page.tsx";
import { SearchInput } from "../pick/search-input.tsx";
import { Empty, type EmptyProps } from "../state/empty.tsx";
import { DataList, type DataListProps } from "./data-list.tsx";

export type ItemPageProps<Item extends { isArchived: boolean }> = Pick<
  DataListProps<Item>,
  "columns" | "renderRow" | "rowActions" | "itemId" | "onOpen" | "loading" | "error" | "onRetry"
> & {
  title: string;
  /** Of the archived ones: 'Sucursales Archivadas'. */
  archivedTitle: string;
  items: readonly Item[];
  /** What a search looks through. */
  textOf: (item: Item) => string;
  addLabel: string;
  /** Undefined hides the button: no right to add. */
  onAdd?: (() => void) | undefined;
  searchLabel: string;
  empty: EmptyProps;
  /** Other tools beside the search. */
  tools?: ReactNode;
};

export function ItemPage<Item extends { isArchived: boolean }>(props: ItemPageProps<Item>) {
  const { title, archivedTitle, items, textOf, addLabel, onAdd, searchLabel, empty, tools, ...list } = props;
  const [params, setParams] = useSearchParams();
  const archived = params.get("archivados") === "1";
  const search = params.get("buscar") ?? "";
  const set = (name: string, value: string) =>
    setParams(
      () => {
        // As the address is now: the one drawn may be older than what was just typed.
        const next = new URLSearchParams(window.location.search);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const wanted = plain(search);
  const shown = items.filter((item) => item.isArchived === archived && plain(textOf(item)).includes(wanted));
  const add = onAdd && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={onAdd}>
      {addLabel}
    </Button>
  );
  const nothing = search ? (
    <Empty drawing="search" text={`Nada coincide con «${search}».`} dense />
  ) : archived ? (
    <Empty drawing={empty.drawing} text="No hay nada archivado." dense />
  ) : (
    <Empty {...empty} action={empty.action ?? add} />
  );
  return (
    <Page
      title={archived ? archivedTitle : title}
      // With nothing yet, the empty place itself offers to add.
      action={archived || items.length === 0 ? undefined : add}
      tools={
        <>
          <SearchInput value={search} onChange={(text) => set("buscar", text)} label={searchLabel} />
          {tools}
          <Button
            variant="text"
            onClick={() => set("archivados", archived ? "" : "1")}
            sx={{ ml: { xs: -2, sm: "auto" } }}
          >
            {archived ? `Ver ${title}` : "Ver Archivados"}
          </Button>
        </>
      }
    >
      <Card flush>
        <DataList {...list} label={title} items={shown} empty={nothing} />
      </Card>
    </Page>
  );
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();
}
