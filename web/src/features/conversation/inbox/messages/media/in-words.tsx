// The model's transcript of a sound or description of a picture, shown below it because it may be wrong; and the text
// of our spoken answers.
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
