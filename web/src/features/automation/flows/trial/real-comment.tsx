// Chooses a comment that was really written under a post for a trial, with the name of its author.
import { listComments } from "@mostrador/domain/conversation/comments/routes.ts";
import type { CommentSource } from "@mostrador/domain/conversation/comments/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "../../../../lib/client.ts";
import { useActiveBusiness, useMayCall } from "../../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { SelectControl } from "../panel/controls.tsx";
import { shortLabel } from "./short-label.ts";

const MOST_COMMENTS = 50;

type Props = { source: CommentSource; onChoose: (text: string, name: string) => void };

/** Not for people who may not read the comments. */
export function RealComment(props: Props) {
  const mayRead = useMayCall()(listComments);
  return mayRead ? <Choices {...props} /> : null;
}

function Choices({ source, onChoose }: Props) {
  const { businessId } = useActiveBusiness();
  const [commentId, setCommentId] = useState("");
  // a key of its own: the list of comments is kept in pages
  const comments = useQuery({
    queryKey: ["flow-trial-comments", businessId, source],
    queryFn: ({ signal }) =>
      read(listComments, { query: { businessId: businessId ?? "", source, limit: MOST_COMMENTS }, signal }),
    enabled: businessId !== null,
  });
  const written = comments.data?.filter(({ content, isDeleted }) => content !== "" && !isDeleted) ?? [];
  return (
    <SelectControl
      label="Comentario real (opcional)"
      value={commentId}
      empty={comments.isPending ? "Cargando..." : "Ninguno"}
      help={comments.data && written.length === 0 ? "Aún no hay comentarios." : undefined}
      error={comments.error ? sayError(comments.error) : undefined}
      options={written.map(({ _id, content, createdAt }) => ({
        value: _id,
        label: `${shortLabel(content)} · ${dateTimeText(createdAt)}`,
      }))}
      onChange={(id) => {
        setCommentId(id);
        const chosen = written.find(({ _id }) => _id === id);
        if (chosen) onChoose(chosen.content, chosen.facebookUserName || chosen.instagramUserName);
      }}
    />
  );
}
