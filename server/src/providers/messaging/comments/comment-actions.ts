// Replies under comments, and the address of a post, with the key of the page.
import { metaError } from "@mostrador/domain/conversation/inbox/carriers/meta-error.ts";
import { type GraphSettings, graphCall } from "../graph-call.ts";
import type { Messaging } from "../port.ts";
import { textOf } from "../read-json.ts";
import { addressOf } from "./read-comments.ts";

export function commentActions(settings: GraphSettings): Pick<Messaging, "replyToComment" | "readPostAddress"> {
  return {
    async replyToComment({ kind, accessToken }, { commentId, text }) {
      if (kind !== "messenger" && kind !== "instagram")
        return { kind: "refused", reason: "Por este canal no hay comentarios" };
      const place = kind === "instagram" ? "replies" : "comments";
      const path = `${encodeURIComponent(commentId)}/${place}`;
      const answer = await graphCall(settings, accessToken, "POST", path, { message: text });
      if (answer.kind === "unreached") return { kind: "retry", reason: "No se pudo llegar a Meta" };
      if (answer.kind === "lost") return { kind: "unknown" };
      if (answer.kind === "ok") {
        const providerId = textOf(answer.body.id);
        return providerId ? { kind: "accepted", providerId } : { kind: "unknown" };
      }
      // It no longer exists, or was never this page's.
      if (answer.code === 100) return { kind: "refused", reason: "El comentario ya no está en la publicación" };
      const { kind: end, reason } = metaError(kind, answer);
      return { kind: end, reason };
    },

    async readPostAddress({ kind, accessToken }, postId) {
      const field = kind === "instagram" ? "permalink" : "permalink_url";
      const path = `${encodeURIComponent(postId)}?fields=${field}`;
      const answer = await graphCall(settings, accessToken, "GET", path);
      return answer.kind === "ok" ? addressOf(answer.body[field]) : "";
    },
  };
}
