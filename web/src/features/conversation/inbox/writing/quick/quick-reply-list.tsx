// The quick replies that match the text after '/': chosen with arrows and Enter, or by a tap.
import { matchingReplies } from "@mostrador/domain/conversation/quick-replies/matching-replies.ts";
import type { QuickReply } from "@mostrador/domain/conversation/quick-replies/resource.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { quickReplies } from "../../../quick-replies/index.ts";

export type KeyTaker = (event: KeyboardEvent) => boolean;
type Props = {
  /** Without the slash. */
  typed: string;
  /** Gets each key of the box first. */
  keys: RefObject<KeyTaker | null>;
  onChoose: (reply: QuickReply) => void;
  onManage: () => void;
  onClose: () => void;
};

const MOST = 8;

export function QuickReplyList({ typed, keys, onChoose, onManage, onClose }: Props) {
  const all = quickReplies.useAll().data;
  const found = matchingReplies(
    (all ?? []).filter(({ isArchived }) => !isArchived),
    typed,
  ).slice(0, MOST);
  const [at, setAt] = useState(0);
  const chosen = Math.min(at, found.length - 1);
  useEffect(() => {
    keys.current = (event) => {
      if (event.nativeEvent.isComposing) return false;
      const reply = found[chosen];
      if (event.key === "ArrowDown") setAt(Math.min(chosen + 1, found.length - 1));
      else if (event.key === "ArrowUp") setAt(Math.max(chosen - 1, 0));
      else if (event.key === "Escape") onClose();
      else if ((event.key === "Enter" || event.key === "Tab") && reply) onChoose(reply);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    };
    return () => {
      keys.current = null;
    };
  });
  return (
    <Box role="listbox" aria-label="Respuestas rápidas" sx={LIST}>
      {all && found.length === 0 && (
        <Box sx={{ px: 1.5, py: 1, typography: "body2", color: "text.secondary" }}>
          {all.length === 0 ? "Todavía no hay respuestas rápidas." : `Ninguna se llama «${typed}».`}
        </Box>
      )}
      {found.map((reply, index) => (
        <Box
          key={reply._id}
          role="option"
          aria-selected={index === chosen}
          tabIndex={-1}
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(reply);
          }}
          sx={ROW}
        >
          <Box sx={{ fontWeight: 500, color: "primary.ink", whiteSpace: "nowrap" }}>/{reply.shortcut}</Box>
          <Box
            sx={{
              minWidth: 0,
              overflow: "hidden",
              textOverflow: "ellipsis",
              whiteSpace: "nowrap",
              color: "text.secondary",
            }}
          >
            {reply.text}
          </Box>
        </Box>
      ))}
      <Button
        size="small"
        variant="text"
        color="primary"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onManage}
      >
        Administrar respuestas rápidas
      </Button>
    </Box>
  );
}

const LIST = {
  maxWidth: 880,
  mx: "auto",
  mb: 0.5,
  p: 0.5,
  maxHeight: 280,
  overflowY: "auto",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
  bgcolor: "background.paper",
} as const;
const ROW = {
  display: "flex",
  gap: 1.5,
  px: 1.5,
  py: 1,
  borderRadius: "8px",
  cursor: "pointer",
  typography: "body2",
  "&[aria-selected=true], &:hover": { bgcolor: "action.hover" },
} as const;
