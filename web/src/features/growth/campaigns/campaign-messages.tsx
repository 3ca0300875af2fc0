// The messages of a campaign, one for each contact: its time, its state, and the channel's reason.
import { chargeText, STATUS_TEXTS } from "@mostrador/domain/growth/outreach/kinds.ts";
import type { Notification } from "@mostrador/domain/growth/outreach/schema.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { JournalList } from "../../../ui/list/journal-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { whenText } from "../outreach/index.ts";
import { useMessages } from "./api.ts";

const stateOf = ({ status, reason }: Notification) =>
  reason ? `${STATUS_TEXTS[status]}: ${reason}` : STATUS_TEXTS[status];

export function CampaignMessages({ campaignId }: { campaignId: string }) {
  const zone = useZone();
  return (
    <JournalList<Notification>
      label="Contactos de la campaña"
      query={useMessages(campaignId)}
      columns={[
        { key: "who", label: "Para", width: 200, render: ({ recipient }) => recipient || "Sin nombre" },
        { key: "when", label: "Hora", width: 190, render: (message) => whenText(message, zone) },
        { key: "state", label: "Estado", render: stateOf },
        { key: "charge", label: "Cobro", width: 230, render: ({ chargedAs }) => chargeText(chargedAs) },
      ]}
      renderRow={(message) => (
        <Row
          title={message.recipient || "Sin nombre"}
          aside={whenText(message, zone)}
          subtitle={[stateOf(message), chargeText(message.chargedAs)].filter(Boolean).join(" · ")}
        />
      )}
      narrowed={null}
      empty={{ text: "Al iniciarla verás aquí a cada contacto, con su hora y lo que pasó con su mensaje." }}
    />
  );
}
