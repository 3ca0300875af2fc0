// Forms: their usual actions, with the ids of their questions, the code of their page and the number of answers.
import { type FormQuestion, forms, type WrittenQuestion } from "@mostrador/domain/growth/forms/resource.ts";
import { newCode } from "../../../kernel/id.ts";
import { resourceActions } from "../../ground/files/index.ts";
import { countAnswers } from "./form.store.ts";

export const formActions = resourceActions(forms, {
  columns: ({ questions }, before) => ({
    ...(before ? {} : { code: newCode(12) }),
    ...(questions && { questions: JSON.stringify(settled(questions, (before?.questions ?? []) as FormQuestion[])) }),
  }),
  besides: ({ code }, { publicUrl }) => ({ url: formUrl(publicUrl, String(code)) }),
  gather: async (tx, _, ids) => {
    const counts = await countAnswers(tx, ids);
    return ({ id }) => counts.get(id) ?? { answers: 0, lastAnswerAt: null };
  },
});

export function formUrl(publicUrl: string, code: string): string {
  return `${publicUrl}/f/${code}`;
}

/** With ids. A question whose type changed gets another id, so that its old answers do not count for it. */
function settled(written: readonly WrittenQuestion[], before: readonly FormQuestion[]): FormQuestion[] {
  const types = new Map(before.map(({ id, questionType }) => [id, questionType]));
  return written.map((question) => {
    const { id, questionType } = question;
    const isKept = id !== undefined && (types.get(id) ?? questionType) === questionType;
    return {
      ...question,
      id: isKept ? id : newCode(8),
      options: question.options.map((option) => ({ ...option, id: option.id ?? newCode(8) })),
    };
  });
}
