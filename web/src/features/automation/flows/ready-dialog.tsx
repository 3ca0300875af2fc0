// How a flow begins: from one that is ready, or blank.
import { READY_FLOWS, type ReadyFlow } from "@mostrador/domain/automation/flows/ready/ready-flows.ts";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { Dialog } from "../../../ui/dialog/dialog.tsx";

type Choice = Pick<ReadyFlow, "name" | "hint"> & { id: string | null };
type Props = { onClose: () => void; onChoose: (id: string | null) => void };

export function ReadyDialog({ onClose, onChoose }: Props) {
  const blank = { id: null, name: "Empezar en blanco", hint: "Solo con su inicio." };
  return (
    <Dialog open onClose={onClose} title="Crear flujo" size="medium">
      <ReadyChoices choices={[...READY_FLOWS, blank]} onChoose={onChoose} />
    </Dialog>
  );
}

type ChoicesProps = { choices: readonly Choice[]; onChoose: (id: string | null) => void };

/** As many next to each other as fit. */
export function ReadyChoices({ choices, onChoose }: ChoicesProps) {
  return (
    <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 360px), 1fr))" }}>
      {choices.map(({ id, name, hint }) => (
        <ButtonBase key={name} onClick={() => onChoose(id)} sx={CHOICE}>
          <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {hint}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}

const CHOICE = {
  display: "block",
  textAlign: "left",
  p: 1.5,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
  "&:hover, &:focus-visible": { borderColor: "primary.main" },
} as const;
