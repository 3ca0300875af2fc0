// How a flow begins: from one that is ready, or blank.
import { READY_FLOWS } from "@mostrador/domain/automation/flows/ready/ready-flows.ts";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { Dialog } from "../../../ui/dialog/dialog.tsx";

type Props = { onClose: () => void; onChoose: (id: string | null) => void };

export function ReadyDialog({ onClose, onChoose }: Props) {
  const blank = { id: null, name: "Empezar en blanco", hint: "Solo con su inicio." };
  return (
    <Dialog open onClose={onClose} title="Crear flujo" size="medium">
      <Box sx={{ display: "grid", gap: 1 }}>
        {[...READY_FLOWS, blank].map(({ id, name, hint }) => (
          <ButtonBase key={name} onClick={() => onChoose(id)} sx={CHOICE}>
            <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {hint}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
    </Dialog>
  );
}

const CHOICE = {
  display: "block",
  textAlign: "left",
  p: 1.5,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 2,
  "&:hover, &:focus-visible": { borderColor: "primary.main" },
} as const;
