import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { IdParams, named } from "../../kit/schema.ts";
import { CommentQuery, NewReply, SocialComment } from "./schema.ts";

named({ SocialComment, NewReply });

export const listComments = route({
  name: "comment.list",
  method: "GET",
  path: "/api/comment",
  summary: "Comentarios en las publicaciones del negocio, los más nuevos primero",
  access: access.view(PAGE.comentarios),
  query: CommentQuery,
  data: z.array(SocialComment),
  paged: true,
});

export const replyToComment = route({
  name: "comment.reply",
  method: "POST",
  path: "/api/comment/:id/reply",
  summary: "Responde un comentario",
  access: access.edit(PAGE.comentarios),
  row: "comments",
  params: IdParams,
  body: z.object({ reply: NewReply }),
  data: SocialComment,
  status: 201,
});
