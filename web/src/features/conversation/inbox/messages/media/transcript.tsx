// What is said in a sound, as a language model wrote it down: under the player, since it may have misheard.
import Box from "@mui/material/Box";
import { MessageText } from "../message-text.tsx";

export function Transcript({ text }: { text: string }) {
  return (
    <Box sx={{ mt: 0.5, pl: 1.25, borderLeft: "2px solid", borderColor: "divider" }}>
      <Box sx={{ typography: "caption", color: "text.secondary" }}>Transcripción</Box>
      <MessageText text={text} />
    </Box>
  );
}
