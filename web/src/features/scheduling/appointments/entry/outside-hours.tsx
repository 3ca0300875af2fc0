// Asks whether an hour outside working hours is meant, and answers to whoever waits.
import { useRef, useState } from "react";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";

export type AskOutsideHours = (message: string) => Promise<boolean>;

export function useOutsideHours() {
  const [message, setMessage] = useState<string | null>(null);
  const answer = useRef<(yes: boolean) => void>(() => undefined);
  const ask: AskOutsideHours = (text) => {
    setMessage(text);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  const close = (yes: boolean) => {
    answer.current(yes);
    answer.current = () => undefined;
    setMessage(null);
  };
  const dialog = message !== null && (
    <ConfirmDialog
      open
      onClose={() => close(false)}
      title="¿Agendar fuera del horario?"
      confirmLabel="Agendar de todos modos"
      cancelLabel="Elegir otra hora"
      onConfirm={() => close(true)}
    >
      {message}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
