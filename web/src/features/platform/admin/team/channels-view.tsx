// 'Canales': the numbers and pages of all businesses with their state, those that do not work first.
import { listTeamChannels } from "@mostrador/domain/platform/admin/routes.ts";
import type { TeamChannel } from "@mostrador/domain/platform/admin/schema.ts";
import Box from "@mui/material/Box";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { Totals } from "../../../../ui/list/totals.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { channelState, channelTitle } from "../../../conversation/channels/index.ts";
import { useTeamList } from "./api.ts";
import { TeamList } from "./team-list.tsx";
import { TeamRow } from "./team-row.tsx";

export function ChannelsView() {
  const read = useTeamList(listTeamChannels);
  const totals = read.data?.pages[0]?.totals;
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Totals
        facts={[
          { label: "Canales", value: totals?.count.toLocaleString("es-MX") },
          { label: "Sin conexión", value: totals?.sums.broken?.toLocaleString("es-MX") },
        ]}
      />
      <TeamList<TeamChannel>
        title="Canales de los negocios"
        description="Primero los que perdieron la conexión."
        read={read}
        empty={<Empty dense drawing="plug" text="Ningún negocio ha conectado un canal." />}
        row={({ business, channel }) => (
          <TeamRow
            key={channel._id}
            title={business.name}
            fault={faultOf(channel)}
            facts={[
              `${KINDS[channel.kind]}: ${channelTitle(channel)}`,
              channel.checkedAt !== null && (
                <>
                  Revisado <DateTime value={channel.checkedAt} relative />
                </>
              ),
              channel.waiting > 0 &&
                (channel.waiting === 1 ? "1 mensaje espera" : `${channel.waiting} mensajes esperan`),
            ]}
            aside={<StatusChip {...channelState(channel)} />}
          />
        )}
      />
    </Box>
  );
}

const KINDS = { whatsapp: "WhatsApp", instagram: "Instagram", messenger: "Messenger" } as const;

/** The gravest reason, or the latest notice of Meta that is not good news. */
function faultOf({ reason, health, notices }: TeamChannel["channel"]): string {
  return reason || health.reasons[0] || (notices.find(({ tone }) => tone !== "info")?.text ?? "");
}
