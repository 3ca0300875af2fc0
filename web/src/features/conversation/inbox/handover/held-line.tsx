import { HELD_TEXT } from "@mostrador/domain/conversation/inbox/handover/holder.ts";
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { SmartToyOutlined } from "../../../../ui/icon/messages.ts";
import { useHeld } from "./use-held.ts";

type Props = { thread: Thread; mayEdit: boolean };

/** Below the contact's name: another agent answers here, and a person can take the conversation. */
export function HeldLine({ thread, mayEdit }: Props) {
  const { take, giveBack, isTaking, isBusy } = useHeld(thread);
  const { heldBy, isClaimed } = thread;
  if (!heldBy) return null;
  const who = heldBy === "meta_ai" ? "la IA de Meta" : "otra aplicación";
  return (
    <Box role="status" sx={LINE}>
      <SmartToyOutlined sx={{ fontSize: 20, flexShrink: 0 }} />
      <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
        {isClaimed ? (
          `Escribe tu mensaje: al enviarlo, la conversación deja de ser de ${who}.`
        ) : (
          <>
            <strong>Contesta {who}.</strong> {HELD_TEXT[heldBy]}: aquí solo la ves.
          </>
        )}
      </Box>
      {mayEdit &&
        (isClaimed ? (
          <Button size="small" disabled={isBusy} onClick={giveBack}>
            Dejarla
          </Button>
        ) : (
          <Button size="small" variant="contained" color="primary" disabled={isBusy} onClick={take}>
            {isTaking ? "Tomando..." : "Tomar la conversación"}
          </Button>
        ))}
    </Box>
  );
}

const LINE = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1,
  rowGap: 0.5,
  px: 2,
  py: 0.75,
  minHeight: 36,
  typography: "body2",
  borderBottom: "1px solid",
  borderColor: "divider",
  bgcolor: "secondary.soft",
  color: "secondary.ink",
} as const;
