import type { Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import Box from "@mui/material/Box";
import { Avatar } from "../../../ui/data/avatar.tsx";

/** The name of the initials, in the person's agenda colour. */
export function AgendaName({ specialist }: { specialist: Pick<Specialist, "name" | "colorHex"> }) {
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.25 }}>
      <Avatar name={specialist.name} color={specialist.colorHex} size={28} />
      {specialist.name}
    </Box>
  );
}
