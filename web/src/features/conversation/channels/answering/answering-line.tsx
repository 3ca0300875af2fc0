import type { Channel } from "@mostrador/domain/conversation/channels/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";

/** Who answers on a connected channel, with the button to change it. */
export function AnsweringLine({ channel, onChoose }: { channel: Channel; onChoose: (() => void) | false }) {
  const { by, text } = channel.answering;
  const isSilent = by === "nobody";
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, flexWrap: "wrap" }}>
      {!isSilent && <Typography sx={{ flex: 1, minWidth: 160, overflowWrap: "anywhere" }}>{text}</Typography>}
      {onChoose && (
        <Button {...(isSilent ? ({ variant: "contained", color: "primary" } as const) : {})} onClick={onChoose}>
          {isSilent ? "Elegir quién contesta" : "Cambiar quién contesta"}
        </Button>
      )}
    </Box>
  );
}
