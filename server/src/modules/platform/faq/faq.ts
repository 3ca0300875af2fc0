// What people of any business ask the team. Everybody reads and votes once; only the team replies.
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { foldForSearch } from "@mostrador/domain/kit/text.ts";
import { UNANSWERED } from "@mostrador/domain/platform/faq/question.ts";
import type {
  askFaq as askRoute,
  deleteFaq as deleteRoute,
  getFaq as getRoute,
  listFaqs as listRoute,
  replyFaq as replyRoute,
  voteFaq as voteRoute,
} from "@mostrador/domain/platform/faq/routes.ts";
import type { Faq } from "@mostrador/domain/platform/faq/schema.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import {
  countFaqs,
  type FaqRow,
  insertFaq,
  insertVote,
  lockFaq,
  readFaq,
  readFaqs,
  removeFaq,
  updateFaq,
} from "./faq.store.ts";

const NOT_FOUND = "No se encontró la pregunta";

export async function listFaqs(ctx: PersonCtx, { query }: Call<typeof listRoute>) {
  const { page, limit, search, totals } = query;
  const words = foldForSearch(search)
    .split(" ")
    .filter((word) => word !== "");
  const window = { words, limit: limit + 1, offset: (page - 1) * limit };
  const [rows, count] = await readTogether(ctx, (tx) =>
    Promise.all([readFaqs(tx, ctx.principal.userId, window), totals ? countFaqs(tx, words) : 0]),
  );
  return {
    data: rows.slice(0, limit).map(present),
    next: rows.length > limit ? String(page + 1) : null,
    ...(totals && { totals: { count, sums: {}, limit: null } }),
  };
}

export async function getFaq(ctx: PersonCtx, { params }: Call<typeof getRoute>) {
  const row = await transact(ctx, (tx) => readFaq(tx, ctx.principal.userId, params.id));
  if (!row) throw notFound(NOT_FOUND);
  return { data: present(row) };
}

/** An answer that comes with the question counts only from the team. */
export async function askFaq(ctx: PersonCtx, { body }: Call<typeof askRoute>) {
  const { question, answer } = body.faq;
  const isAnswered = answer !== "" && answer !== UNANSWERED;
  if (isAnswered && ctx.principal.role !== "admin") {
    const message = "Solo el equipo responde las preguntas";
    throw new DomainError(422, message, { errors: [{ path: "faq.answer", message }] });
  }
  const row = { id: newId(), question, answer: isAnswered ? answer : null, asked_by: ctx.principal.userId };
  const stored = await transact(ctx, (tx) => insertFaq(tx, row, new Date(ctx.now)));
  return { data: present(stored), message: "¡Pregunta enviada con éxito!" };
}

/** A person's second vote for a question is answered like the first one, and counts nothing. */
export async function voteFaq(ctx: PersonCtx, { body }: Call<typeof voteRoute>) {
  const { userId } = ctx.principal;
  const row = await transact(ctx, async (tx) => {
    if (!(await lockFaq(tx, body.faqId))) throw notFound(NOT_FOUND, "faqId");
    await insertVote(tx, body.faqId, userId, new Date(ctx.now));
    return readFaq(tx, userId, body.faqId);
  });
  return { data: present(row as FaqRow), message: "Gracias por tu voto" };
}

export async function replyFaq(ctx: PersonCtx, { params, body }: Call<typeof replyRoute>) {
  const { question, answer, updatedAt } = body.faq;
  const row = await transact(ctx, async (tx) => {
    const stored = await lockFaq(tx, params.id);
    if (!stored) throw notFound(NOT_FOUND);
    const updated_at = nextUpdate(ctx, stored.updated_at, updatedAt);
    await updateFaq(tx, params.id, { question: question ?? stored.question, answer, updated_at });
    return readFaq(tx, ctx.principal.userId, params.id);
  });
  return { data: present(row as FaqRow), message: "Respuesta enviada con éxito" };
}

export async function deleteFaq(ctx: PersonCtx, { params }: Call<typeof deleteRoute>) {
  const isGone = await transact(ctx, (tx) => removeFaq(tx, params.id));
  if (!isGone) throw notFound(NOT_FOUND);
  return { data: { _id: params.id }, message: "Pregunta eliminada" };
}

function present({ id, question, answer, utility_points, voted, created_at, updated_at }: FaqRow): Faq {
  return {
    _id: id,
    question,
    answer: answer ?? UNANSWERED,
    utilityPoints: utility_points,
    voted,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  };
}
