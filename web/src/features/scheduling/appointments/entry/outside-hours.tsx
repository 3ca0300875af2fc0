// Asks to confirm something unusual, such as an hour outside working hours or in the past; resolves with the answer.
import { type Ask, useQuestion } from "../../../../ui/dialog/use-question.tsx";

export type AskOutsideHours = Ask;

export function useOutsideHours() {
  return useQuestion({
    title: "¿Agendar fuera del horario?",
    confirmLabel: "Agendar de todos modos",
    cancelLabel: "Seguir editando",
  });
}
