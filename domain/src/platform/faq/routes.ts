import * as z from "zod";
import { access, route } from "../../kit/route.ts";
import { Id, IdParams, named } from "../../kit/schema.ts";
import { Faq, FaqQuery, FaqReply, FaqVote, NewFaq } from "./schema.ts";

named({ Faq, NewFaq, FaqReply });

export const listFaqs = route({
  name: "faq.list",
  method: "GET",
  path: "/api/faq",
  summary: "Preguntas frecuentes, las más útiles primero",
  access: access.session,
  query: FaqQuery,
  data: z.array(Faq),
  paged: true,
  totals: true,
});

export const getFaq = route({
  name: "faq.get",
  method: "GET",
  path: "/api/faq/:id",
  summary: "Una pregunta frecuente",
  access: access.session,
  params: IdParams,
  data: Faq,
});

export const askFaq = route({
  name: "faq.ask",
  method: "POST",
  path: "/api/faq",
  summary: "Hace una pregunta al equipo",
  access: access.session,
  rate: "heavy",
  body: z.object({ faq: NewFaq }),
  data: Faq,
  status: 201,
});

export const voteFaq = route({
  name: "faq.vote",
  method: "POST",
  path: "/api/faq/vote",
  summary: "Vota una vez por una pregunta útil",
  access: access.session,
  body: FaqVote,
  data: Faq,
});

export const replyFaq = route({
  name: "faq.reply",
  method: "PUT",
  path: "/api/faq/:id",
  summary: "Responde una pregunta; solo el equipo",
  access: access.admin,
  params: IdParams,
  body: z.object({ faq: FaqReply }),
  data: Faq,
});

export const deleteFaq = route({
  name: "faq.delete",
  method: "DELETE",
  path: "/api/faq/:id",
  summary: "Borra una pregunta; solo el equipo",
  access: access.admin,
  params: IdParams,
  data: z.object({ _id: Id }),
});
