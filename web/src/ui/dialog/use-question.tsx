// Asks in the middle of an action and resolves with the answer, such as before a save that is unusual.
import { useRef, useState } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

export type Ask = (text: string, title?: string) => Promise<boolean>;
type Words = Required<Pick<ConfirmDialogProps, "title" | "confirmLabel" | "cancelLabel">>;

export function useQuestion(words: Words) {
  const [question, setQuestion] = useState<{ text: string; title: string } | null>(null);
  const answer = useRef<(yes: boolean) => void>(() => undefined);
  const ask: Ask = (text, title = words.title) => {
    setQuestion({ text, title });
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  const close = (yes: boolean) => {
    answer.current(yes);
    answer.current = () => undefined;
    setQuestion(null);
  };
  const dialog = question !== null && (
    <ConfirmDialog open onClose={() => close(false)} {...words} title={question.title} onConfirm={() => close(true)}>
      {question.text}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
