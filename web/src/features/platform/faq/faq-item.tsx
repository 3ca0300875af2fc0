// One question with its answer, its votes, and what the team can do with it.
import { UNANSWERED } from "@mostrador/domain/platform/faq/question.ts";
import type { Faq } from "@mostrador/domain/platform/faq/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { ThumbUpOutlined } from "../../../ui/icon/outcomes.ts";

type Props = {
  faq: Faq;
  voted: boolean;
  busy: boolean;
  onVote: () => void;
  /** Only for the team. */
  onReply?: () => void;
  onDelete?: () => void;
};

export function FaqItem({ faq, voted, busy, onVote, onReply, onDelete }: Props) {
  const { question, answer, utilityPoints, createdAt } = faq;
  const isAnswered = answer !== UNANSWERED;
  const count = utilityPoints > 0 ? ` · ${utilityPoints.toLocaleString("es-MX")}` : "";
  const useful = `${voted ? "Te sirvió" : "Me sirve"}${count}`;
  return (
    <Box component="li" sx={ITEM}>
      <Typography variant="subtitle2" component="h3" sx={WORDS}>
        {question}
      </Typography>
      <Typography
        variant="body2"
        color={isAnswered ? "textPrimary" : "textSecondary"}
        sx={{ ...WORDS, fontStyle: isAnswered ? "normal" : "italic" }}
      >
        {answer}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Button
          size="small"
          aria-pressed={voted}
          disabled={busy}
          onClick={voted ? undefined : onVote}
          startIcon={<ThumbUpOutlined />}
          sx={VOTE}
          aria-label={`${useful}: ${question}`}
        >
          {useful}
        </Button>
        {onReply && (
          <Button size="small" onClick={onReply} aria-label={`${isAnswered ? "Corregir" : "Responder"}: ${question}`}>
            {isAnswered ? "Corregir" : "Responder"}
          </Button>
        )}
        {onDelete && (
          <Button size="small" variant="text" color="error" onClick={onDelete} aria-label={`Eliminar: ${question}`}>
            Eliminar
          </Button>
        )}
        <Typography variant="caption" color="textSecondary" sx={{ ml: "auto" }}>
          <DateTime value={createdAt} time={false} relative />
        </Typography>
      </Box>
    </Box>
  );
}

const WORDS = { whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "75ch" } as const;
const VOTE = {
  "&[aria-pressed=true]": { bgcolor: "primary.soft", color: "primary.ink", borderColor: "transparent" },
} as const;
const ITEM = {
  display: "grid",
  gap: 1,
  py: 2,
  borderTop: "1px solid",
  borderColor: "divider",
  "&:first-of-type": { borderTop: 0, pt: 0 },
  "&:last-of-type": { pb: 0 },
} as const;
