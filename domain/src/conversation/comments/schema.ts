// Comments under the posts of a page or an account, and the answers of the business (contract/conversation#comments).

import * as z from "zod";
import { event } from "../../kit/event.ts";
import { BusinessId, DateTime, Id, paging, TimeCursor, text } from "../../kit/schema.ts";

export const CommentSource = z.enum(["facebook", "instagram"], "El origen debe ser facebook o instagram");
export type CommentSource = z.infer<typeof CommentSource>;

/** `unknown`: it may be published; there was no report. */
export const ReplyStatus = z.enum(["queued", "sending", "sent", "failed", "unknown"]);
export type ReplyStatus = z.infer<typeof ReplyStatus>;

/** The most answers under a comment; failed ones are not counted. */
export const MOST_REPLIES = 2;
export const NO_SIGN_IN = "Debes iniciar sesión con Facebook para poder responder comentarios";
export const ENOUGH_REPLIES = "Este comentario ya tiene 2 respuestas";

export const CommentReply = z.object({
  _id: Id,
  /** Who answered: a person of the business, or an assistant. */
  user: z.object({ name: z.string(), email: z.string() }).nullable(),
  assistant: z.object({ name: z.string() }).nullable(),
  content: z.string(),
  status: ReplyStatus,
  /** Why it is not published; Spanish, '' otherwise. */
  reason: z.string(),
  createdAt: DateTime,
});
export type CommentReply = z.infer<typeof CommentReply>;

export const SocialComment = z.object({
  _id: Id,
  businessId: Id,
  /** As Meta knows it. */
  commentId: z.string(),
  source: CommentSource,
  postURL: z.string(),
  postId: z.string(),
  /** '' where Meta does not tell, and at the other source. */
  facebookUserName: z.string(),
  instagramUserName: z.string(),
  content: z.string(),
  isEdited: z.boolean(),
  /** Removed by its author or by the page: it gets no more answers. */
  isDeleted: z.boolean(),
  /** Whether an answer can be sent now: the page is connected. */
  canReply: z.boolean(),
  replies: z.array(CommentReply),
  createdAt: DateTime,
});
export type SocialComment = z.infer<typeof SocialComment>;

export const CommentQuery = z.object({
  businessId: BusinessId,
  source: CommentSource.optional(),
  /** Those without an answer only. */
  unanswered: z.enum(["true", "false"], "El filtro debe ser true o false").optional(),
  /** Words of the comment, or a part of the name. */
  search: z.string().trim().max(100, "La búsqueda puede tener hasta 100 caracteres").optional(),
  limit: paging(20, 100).limit,
  after: TimeCursor.optional(),
});
export type CommentQuery = z.infer<typeof CommentQuery>;

/** Facebook takes 8,000 characters, Instagram 2,200. */
export const MOST_CONTENT: Record<CommentSource, number> = { facebook: 8_000, instagram: 2_200 };

export const NewReply = z.object({
  content: text(1, MOST_CONTENT.facebook, "La respuesta"),
  /** Chosen by the client: the same key again is the same answer. */
  clientKey: z.uuid("La clave de la respuesta no es válida").optional(),
});
export type NewReply = z.infer<typeof NewReply>;

/** A new comment under a post. */
export const CommentReceived = event<{ commentId: string }>("comment-received");
/** An answer waits to be sent. */
export const ReplyQueued = event<{ replyId: string }>("comment-reply-queued");
/** The time of an attempt is over: it is not known whether it arrived. */
export const ReplyOverdue = event<{ replyId: string; token: string }>("comment-reply-overdue");
