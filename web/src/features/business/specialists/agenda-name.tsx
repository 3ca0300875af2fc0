import type { Specialist } from "@mostrador/domain/business/specialists/schema.ts";
import Box from "@mui/material/Box";

/** The name behind the colour that the person has in the agenda. */
export function AgendaName({ specialist }: { specialist: Pick<Specialist, "name" | "colorHex"> }) {
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.25 }}>
      <Box
        aria-hidden
        sx={{ width: 12, height: 12, borderRadius: "50%", flexShrink: 0, bgcolor: specialist.colorHex }}
      />
      {specialist.name}
    </Box>
  );
}
