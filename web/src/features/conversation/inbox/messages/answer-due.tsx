import Box from "@mui/material/Box";
import { SmartToyOutlined } from "../../../../ui/icon/messages.ts";

/** The assistant has read the message and will answer after the contact pauses (D-8.3). */
export function AnswerDue() {
  return (
    <Box
      component="li"
      sx={{
        listStyle: "none",
        display: "flex",
        justifyContent: "flex-end",
        alignItems: "center",
        gap: 0.5,
        typography: "caption",
        color: "text.secondary",
      }}
    >
      <SmartToyOutlined sx={{ fontSize: 16, color: "secondary.ink" }} />
      El asistente responderá en unos segundos
    </Box>
  );
}
