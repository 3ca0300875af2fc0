import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

/** The quoted message in one line. `message` undefined: its page is not loaded. */
export function QuotedLine({ message }: { message: Message | undefined }) {
  return (
    <Box
      sx={{
        borderLeft: "3px solid",
        borderColor: "primary.ink",
        pl: 1,
        minWidth: 0,
        flex: 1,
        typography: "caption",
        color: "text.secondary",
      }}
    >
      {message ? (
        <>
          <Typography variant="caption" component="div" noWrap sx={{ fontWeight: 500, color: "primary.ink" }}>
            {message.author.name}
          </Typography>
          <Typography variant="caption" component="div" noWrap>
            {message.isDeleted ? "Mensaje eliminado" : message.message}
          </Typography>
        </>
      ) : (
        "Mensaje anterior"
      )}
    </Box>
  );
}
