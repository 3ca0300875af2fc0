// The answers to forms, for staff: listed by contact or form, deleted.
import { formAnswersChanged } from "@mostrador/domain/growth/forms/live.ts";
import type {
  deleteFormAnswer as deleteRoute,
  listFormAnswers as listRoute,
} from "@mostrador/domain/growth/forms/routes.ts";
import { type AnswerList, type FormAnswer, NO_ANSWER } from "@mostrador/domain/growth/forms/schema.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { timePage } from "@mostrador/domain/kit/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { clientName } from "../../business/contacts/index.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { type AnswerRow, readAnswers, removeAnswer } from "./answer.store.ts";

export async function listFormAnswers(ctx: TenantCtx, { query }: Pick<Call<typeof listRoute>, "query">) {
  const rows = await readTogether(ctx, (tx) => readAnswers(tx, query));
  const { page, next } = timePage(rows, query.limit, ({ answered_at }) => answered_at);
  const forms: AnswerList["forms"] = page.map((row) => ({
    _id: row.form_id,
    title: row.form_title,
    isArchived: row.form_is_archived,
    questions: row.form_questions,
  }));
  const data = {
    forms: [...new Map(forms.map((form) => [form._id, form])).values()],
    formAnswers: page.map(presentAnswer),
  };
  return { data, next };
}

export async function deleteFormAnswer(ctx: TenantCtx, { params }: Pick<Call<typeof deleteRoute>, "params">) {
  await transact(ctx, async (tx) => {
    const gone = await removeAnswer(tx, params.id);
    if (!gone) throw notFound(NO_ANSWER);
    await writeAudit(tx, ctx, {
      action: "formAnswer.deleted",
      summary: "Eliminó una respuesta de un formulario",
      details: { answerId: params.id, formId: gone.form_id },
      ...(gone.contact_id ? { subjectId: gone.contact_id } : {}),
    });
    await announce(tx, ctx, formAnswersChanged, { formId: gone.form_id });
  });
  return { data: null, message: "Respuesta eliminada" };
}

function presentAnswer(row: AnswerRow): FormAnswer {
  return {
    _id: row.id,
    businessId: row.business_id,
    formId: row.form_id,
    clientId: row.contact_id,
    clientName: row.contact_id ? clientName(row) : "",
    isProved: row.is_proved,
    createdAt: row.answered_at.toISOString(),
    answers: row.answers,
  };
}
