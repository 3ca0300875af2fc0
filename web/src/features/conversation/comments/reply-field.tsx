// The answer field of a comment: Enter sends, except for blank text. Text that could not be sent stays.
import { MOST_CONTENT, NO_SIGN_IN, type SocialComment } from "@mostrador/domain/conversation/comments/schema.ts";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { type KeyboardEvent, useRef, useState } from "react";
import { newKey } from "../../../lib/new-key.ts";
import { SendRounded } from "../../../ui/icon/media.ts";
import { Notice } from "../../../ui/state/notice.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useReply } from "./api.ts";

export function ReplyField({ comment }: { comment: SocialComment }) {
  const [text, setText] = useState("");
  const reply = useReply();
  const toast = useToast();
  // A retry of the same text is the same answer.
  const clientKey = useRef(newKey());
  if (!comment.canReply) return <Notice>{NO_SIGN_IN}</Notice>;
  const isBlank = text.trim() === "";
  const send = () => {
    if (isBlank || reply.isPending) return;
    const body = { reply: { content: text.trim(), clientKey: clientKey.current } };
    reply.mutate(
      { params: { id: comment._id }, body },
      {
        onSuccess: () => {
          clientKey.current = newKey();
          setText("");
        },
        onError: (error) => toast.error(sayError(error), { key: `reply:${comment._id}` }),
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "flex-end" }}>
      <OutlinedInput
        fullWidth
        multiline
        maxRows={5}
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder="Escribe una respuesta..."
        inputProps={{
          "aria-label": `Responder a ${nameOf(comment)}`,
          maxLength: MOST_CONTENT[comment.source],
          enterKeyHint: "send",
        }}
      />
      <IconButton
        aria-label="Enviar respuesta"
        disabled={isBlank || reply.isPending}
        onClick={send}
        sx={{ color: "primary.ink", width: 44, height: 44 }}
      >
        <SendRounded />
      </IconButton>
    </Box>
  );
}

export function nameOf({ facebookUserName, instagramUserName }: SocialComment): string {
  return facebookUserName || (instagramUserName && `@${instagramUserName}`) || "Anónimo";
}
