// The results of a form: answers over time, and per question counts, averages and the latest texts.
import { rangeOf } from "@mostrador/domain/growth/forms/questions.ts";
import { forms } from "@mostrador/domain/growth/forms/resource.ts";
import type { readFormResults as resultsRoute } from "@mostrador/domain/growth/forms/routes.ts";
import type { FormResults } from "@mostrador/domain/growth/forms/schema.ts";
import { averageOf, periodsOf } from "@mostrador/domain/growth/forms/summary.ts";
import { addDays, USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { instantOf, localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { businessSettings } from "../../business/businesses/index.ts";
import { answersByDay, answersByQuestion, latestTexts, valuesCounted } from "./answer.store.ts";
import { readForm } from "./form.store.ts";

const MOST_TEXTS = 20;

export async function readFormResults(
  ctx: TenantCtx,
  { params, query }: Pick<Call<typeof resultsRoute>, "params" | "query">,
) {
  const zone = (await businessSettings(ctx))?.zone ?? USUAL_ZONE;
  const { from, to, group } = query;
  const range = {
    formId: params.id,
    from: from === undefined ? null : new Date(instantOf(zone, from, "00:00")),
    to: to === undefined ? null : new Date(instantOf(zone, addDays(to, 1), "00:00")),
    zone,
  };
  const [form, days, answered, values, texts] = await readTogether(ctx, (tx) =>
    Promise.all([
      readForm(tx, params.id),
      answersByDay(tx, range),
      answersByQuestion(tx, range),
      valuesCounted(tx, range),
      latestTexts(tx, range, MOST_TEXTS),
    ]),
  );
  if (!form) throw notFound(forms.texts.unknown);
  const today = localOf(zone, ctx.now).day;
  const last = to ?? days.at(-1)?.day ?? today;
  const first = from ?? days[0]?.day ?? last;
  const data: FormResults = {
    answers: days.reduce((sum, { count }) => sum + count, 0),
    periods:
      days.length === 0 ? [] : periodsOf(new Map(days.map(({ day, count }) => [day, count])), { first, last, group }),
    questions: form.questions.map((question) => {
      const counts = values.filter(({ question: id }) => id === question.id);
      return {
        questionId: question.id,
        answered: answered.find(({ question: id }) => id === question.id)?.count ?? 0,
        counts: counts.map(({ value, count }) => ({ value, count })),
        average: rangeOf(question)
          ? averageOf(counts.map(({ value, count }) => ({ value: Number(value), count })))
          : null,
        texts: texts.filter(({ question: id }) => id === question.id).map(({ said }) => said),
      };
    }),
  };
  return { data };
}
