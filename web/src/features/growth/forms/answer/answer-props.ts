// What every control that answers a question is given.
import type { AnswerValue } from "@mostrador/domain/growth/forms/check-answers.ts";
import type { FormQuestion } from "@mostrador/domain/growth/forms/resource.ts";

export type AnswerDraft = { value: AnswerValue; other?: string };
export type AnswerProps = {
  question: FormQuestion;
  given: AnswerDraft | undefined;
  onChange: (given: AnswerDraft | undefined) => void;
  /** Ids of the elements that name and describe the control. */
  labelledBy: string;
  describedBy: string | undefined;
};
