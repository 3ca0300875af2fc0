// The list of sales funnels: name, start of the description, and number of checkpoints.
import type { SalesFunnel } from "@mostrador/domain/growth/sales-funnels/resource.ts";
import type { ComponentProps } from "react";
import { Row } from "../../../ui/list/row.tsx";
import { ResourceList } from "../../../ui/resource/resource-list.tsx";

const SHOWN_LETTERS = 50;

type Props = Omit<
  ComponentProps<typeof ResourceList<SalesFunnel>>,
  "columns" | "renderRow" | "empty" | "tabs" | "form"
>;

export function SalesFunnelList(props: Props) {
  return (
    <ResourceList<SalesFunnel>
      {...props}
      columns={[
        { key: "name", label: "Nombre", render: ({ name }) => name, sortable: true },
        {
          key: "description",
          label: "Descripción",
          render: ({ description }) => shortened(description),
          wideOnly: true,
        },
        { key: "checkpoints", label: "Puntos", render: ({ checkpoints }) => checkpoints.length, width: 120 },
      ]}
      renderRow={({ name, description, checkpoints }, actions) => (
        <Row
          title={name}
          subtitle={[`${checkpoints.length} puntos`, shortened(description)].filter(Boolean).join(" · ")}
          actions={actions}
        />
      )}
      empty={{ drawing: "chart", text: "No sales funnels registered\nCreate a new funnel to get started" }}
      tabs={() => []}
      form={() => null}
    />
  );
}

function shortened(text: string): string {
  return text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text;
}
