// Questions that people of all businesses ask the team (contract/platform#questions).
import * as z from "zod";
import { DateTime, Id, optionalText, paging, text, UpdatedAt } from "../../kit/schema.ts";
import { UNANSWERED } from "./question.ts";

export const Faq = z.object({
  _id: Id,
  /** 'name: question' when a name was given. */
  question: z.string(),
  /** 'Pendiente de respuesta' until the team replies. */
  answer: z.string(),
  utilityPoints: z.int(),
  /** Whether the caller has voted for it. */
  voted: z.boolean(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Faq = z.infer<typeof Faq>;

export const FaqQuery = z.object({
  ...paging(20, 100),
  search: optionalText(60, "La búsqueda"),
  totals: z.stringbool("Debe ser true o false").default(false),
});

const ANSWER_LENGTH = 5000;

/** The form sends `answer` as pending and `utilityPoints` as 0; only the team may send an answer. */
export const NewFaq = z.object({
  question: text(1, 600, "La pregunta"),
  answer: optionalText(ANSWER_LENGTH, "La respuesta").default(UNANSWERED),
});

/** The question may be edited too, because people write personal data into it. */
export const FaqReply = z.object({
  question: text(1, 600, "La pregunta").optional(),
  answer: text(1, ANSWER_LENGTH, "La respuesta").refine((answer) => answer !== UNANSWERED, "Escribe la respuesta"),
  updatedAt: UpdatedAt,
});

export const FaqVote = z.object({
  faqId: Id,
  voteType: z.literal("up", "El voto debe ser up"),
});
