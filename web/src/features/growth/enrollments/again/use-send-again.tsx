// Sends a call about a contact who may be in the course already, and asks before a second place.
import { CallError } from "../../../../lib/client.ts";
import { useQuestion } from "../../../../ui/dialog/use-question.tsx";

export function useSendAgain() {
  const { ask, dialog } = useQuestion({
    title: "¿Darle otro lugar?",
    confirmLabel: "Dar otro lugar",
    cancelLabel: "Seguir editando",
  });
  const sendOnce = <Answer,>(call: (confirmAgain: boolean) => Promise<Answer>) =>
    call(false).catch(async (reason: unknown) => {
      if (!(reason instanceof CallError && asksAgain(reason.data))) throw reason;
      if (!(await ask(`${reason.message}. Hazlo solo si quiere otro lugar, por ejemplo para alguien más.`)))
        throw reason;
      return call(true);
    });
  return { sendOnce, dialog };
}

function asksAgain(data: unknown): boolean {
  return typeof data === "object" && data !== null && "confirmAgain" in data && data.confirmAgain === true;
}
