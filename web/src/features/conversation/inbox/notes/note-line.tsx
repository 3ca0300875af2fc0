// A note of the team, across the conversation, so that it does not look like a message.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { useSession } from "../../../../lib/session/session.ts";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { hourAt } from "../../../../ui/data/date-time.tsx";
import { DeleteOutlineRounded } from "../../../../ui/icon/list-actions.ts";
import { StickyNoteOutlined } from "../../../../ui/icon/notes.ts";
import { MessageText } from "../messages/message-text.tsx";
import { useDeleteNote } from "../waiting/api.ts";

export function NoteLine({ note, zone }: { note: Message; zone: string | undefined }) {
  const session = useSession();
  const { membership } = useActiveBusiness();
  const remove = useDeleteNote();
  const isOwn = session.status === "in" && session.user._id === note.author.userId;
  return (
    <Box
      component="li"
      data-item={note._id}
      sx={{ listStyle: "none", display: "flex", justifyContent: "center", pb: 1.5 }}
    >
      <Box sx={NOTE}>
        <Box sx={HEAD}>
          <StickyNoteOutlined sx={{ fontSize: 16 }} />
          <span>{`Nota de ${note.author.name}, el cliente no la ve`}</span>
          <time dateTime={note.date}>{hourAt(note.date, zone)}</time>
        </Box>
        <MessageText text={note.message} />
        {(isOwn || membership?.role === "owner") && (
          <IconAction label="Borrar nota" size="small" onClick={() => void remove(note)} sx={DELETE}>
            <DeleteOutlineRounded />
          </IconAction>
        )}
      </Box>
    </Box>
  );
}

const NOTE = {
  position: "relative",
  width: 1,
  maxWidth: 560,
  px: 1.5,
  py: 1,
  pr: 5,
  borderRadius: "10px",
  border: "1px dashed",
  borderColor: "warning.ink",
  bgcolor: "warning.soft",
  typography: "body2",
  overflowWrap: "anywhere",
} as const;
const HEAD = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 0.75,
  pb: 0.25,
  typography: "caption",
  color: "warning.ink",
  fontVariantNumeric: "tabular-nums",
} as const;
const DELETE = { position: "absolute", top: 4, right: 4, color: "warning.ink" } as const;
