// A comment with its answers.
import { type CommentReply, MOST_REPLIES, type SocialComment } from "@mostrador/domain/conversation/comments/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { nameOf, ReplyField } from "./reply-field.tsx";

type Props = { comment: SocialComment; zone: string; mayReply: boolean };

export function CommentItem({ comment, zone, mayReply }: Props) {
  const { content, isDeleted, isEdited, replies, createdAt } = comment;
  const standing = replies.filter(({ status }) => status !== "failed").length;
  const name = nameOf(comment);
  return (
    <Box component="li" aria-label={`Comentario de ${name}`} sx={ITEM}>
      <Avatar name={name} size={36} />
      <Box sx={{ flex: 1, minWidth: 0, display: "grid", gap: 1 }}>
        <Box>
          <Head name={name} at={createdAt} zone={zone} note={isEdited && !isDeleted ? "editado" : ""} />
          {isDeleted ? (
            <Typography variant="body2" color="textSecondary" sx={{ fontStyle: "italic" }}>
              Comentario eliminado
            </Typography>
          ) : (
            <Typography variant="body2" sx={WORDS}>
              {content}
            </Typography>
          )}
        </Box>
        {replies.length > 0 && (
          <Box component="ul" aria-label="Respuestas" sx={REPLIES}>
            {replies.map((reply) => (
              <Reply key={reply._id} reply={reply} zone={zone} />
            ))}
          </Box>
        )}
        {mayReply && !isDeleted && standing < MOST_REPLIES && <ReplyField comment={comment} />}
      </Box>
    </Box>
  );
}

function Reply({ reply, zone }: { reply: CommentReply; zone: string }) {
  const { user, assistant, content, status, reason, createdAt } = reply;
  const isWrong = status === "failed" || status === "unknown";
  return (
    <Box component="li">
      <Head
        name={user?.name ?? assistant?.name ?? ""}
        at={createdAt}
        zone={zone}
        note={status === "queued" || status === "sending" ? "enviando…" : ""}
      />
      <Typography variant="body2" sx={WORDS}>
        {content}
      </Typography>
      {isWrong && (
        <Typography variant="caption" sx={{ color: status === "failed" ? "error.ink" : "warning.ink" }}>
          {status === "failed" ? `No se publicó. ${reason}` : reason}
        </Typography>
      )}
    </Box>
  );
}

function Head({ name, at, zone, note }: { name: string; at: string; zone: string; note: string }) {
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "baseline", flexWrap: "wrap" }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
        {name}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="time" dateTime={at}>
        {dateTimeText(at, { zone })}
        {note && ` · ${note}`}
      </Typography>
    </Box>
  );
}

const ITEM = {
  display: "flex",
  gap: 1.5,
  py: 2,
  borderTop: "1px solid",
  borderColor: "divider",
  "&:first-of-type": { borderTop: 0, pt: 0 },
  "&:last-of-type": { pb: 0 },
} as const;
const WORDS = { whiteSpace: "pre-wrap", overflowWrap: "anywhere" } as const;
const REPLIES = {
  listStyle: "none",
  m: 0,
  p: 0,
  pl: 1.5,
  display: "grid",
  gap: 1,
  borderLeft: "2px solid",
  borderColor: "divider",
} as const;
