// The server calls about forms, their answers and results.
import { formAnswersChanged } from "@mostrador/domain/growth/forms/live.ts";
import { type FormQuestion, forms as resource } from "@mostrador/domain/growth/forms/resource.ts";
import * as routes from "@mostrador/domain/growth/forms/routes.ts";
import type { FormAnswer } from "@mostrador/domain/growth/forms/schema.ts";
import type { QueryInput } from "@mostrador/domain/kit/route.ts";
import { call } from "../../../lib/client.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";
import { useJournal } from "../../../lib/resource/use-journal.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

export const forms = resourceHooks(resource, "Error al guardar el formulario");

const EVENTS = [formAnswersChanged];
const STALE = [
  ...[routes.listFormAnswers.name, routes.readFormResults.name],
  ...[resource.routes.list.name, resource.routes.get.name],
];
const PAGE_SIZE = 50;

/** Above the tabs of a page: an answer that comes while another tab is open makes all of them read again. */
export function useLiveAnswers(): void {
  useRereadOn(EVENTS, STALE, 1000);
}

export function useFormResults(id: string, query: QueryInput<typeof routes.readFormResults>) {
  return useRead(routes.readFormResults, { params: { id }, query });
}

export function useFormAnswers(filters: { formId: string } | { clientId: string }) {
  return useJournal(routes.listFormAnswers, filters, PAGE_SIZE);
}

/** Every answer of a form, latest first, for a file. */
export async function allAnswers(businessId: string, formId: string): Promise<FormAnswer[]> {
  const answers: FormAnswer[] = [];
  let after: string | undefined;
  do {
    const query = { businessId, formId, limit: 200, ...(after && { after }) };
    const { data, next } = await call(routes.listFormAnswers, { query });
    answers.push(...data.formAnswers);
    after = next ?? undefined;
  } while (after);
  return answers;
}

export const useDeleteAnswer = () => useCall(routes.deleteFormAnswer, STALE);
export const useSendForm = () => useCall(routes.sendForm, []);
export const useFormLink = () => useCall(routes.makeFormLink, []);

export type Question = FormQuestion;
