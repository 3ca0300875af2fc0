// What a language model heard in a sound or saw in a picture, under it, since it may be mistaken; and what one spoke for us.
import Box from "@mui/material/Box";
import { MessageText } from "../message-text.tsx";

export function InWords({ label, text }: { label: "Transcripción" | "Texto" | "Descripción"; text: string }) {
  return (
    <Box sx={{ mt: 0.5, pl: 1.25, borderLeft: "2px solid", borderColor: "divider" }}>
      <Box sx={{ typography: "caption", color: "text.secondary" }}>{label}</Box>
      <MessageText text={text} />
    </Box>
  );
}
