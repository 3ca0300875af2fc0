// 'Archivos': how much each business keeps, the largest first.
import { listStorage } from "@mostrador/domain/platform/admin/routes.ts";
import type { BusinessStorage } from "@mostrador/domain/platform/admin/schema.ts";
import Box from "@mui/material/Box";
import { Totals } from "../../../../ui/list/totals.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { useTeamList } from "./api.ts";
import { bytesText } from "./bytes-text.ts";
import { TeamList } from "./team-list.tsx";
import { TeamRow } from "./team-row.tsx";

export function StorageView() {
  const read = useTeamList(listStorage);
  const totals = read.data?.pages[0]?.totals;
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Totals
        facts={[
          { label: "Espacio usado", value: totals && bytesText(totals.sums.bytes ?? 0) },
          { label: "Archivos", value: totals?.sums.amount?.toLocaleString("es-MX") },
          { label: "Negocios con archivos", value: totals?.count.toLocaleString("es-MX") },
        ]}
      />
      <TeamList<BusinessStorage>
        title="Archivos por negocio"
        description="Lo que subieron y lo que sus clientes les mandaron, de más a menos espacio."
        read={read}
        empty={<Empty dense drawing="file" text="Ningún negocio tiene archivos." />}
        row={({ business, amount, bytes }) => (
          <TeamRow
            key={business._id}
            title={business.name}
            facts={[amount === 1 ? "1 archivo" : `${amount.toLocaleString("es-MX")} archivos`]}
            aside={<Box sx={{ fontWeight: 500, fontVariantNumeric: "tabular-nums" }}>{bytesText(bytes)}</Box>}
          />
        )}
      />
    </Box>
  );
}
