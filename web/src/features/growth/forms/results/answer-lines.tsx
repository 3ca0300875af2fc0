// What one person answered: each question as it was asked, and the answer as text.
import type { FormAnswer } from "@mostrador/domain/growth/forms/schema.ts";
import { Facts } from "../../../../ui/data/facts.tsx";

export function AnswerLines({ answer }: { answer: FormAnswer }) {
  return <Facts facts={answer.answers.map(({ question, text }) => ({ label: question, value: text }))} />;
}
