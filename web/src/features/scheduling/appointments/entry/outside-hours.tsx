// Asks to confirm something unusual, such as an hour outside working hours or in the past; resolves with the answer.
import { useRef, useState } from "react";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";

export type AskOutsideHours = (message: string, title?: string) => Promise<boolean>;

const OUTSIDE = "¿Agendar fuera del horario?";

export function useOutsideHours() {
  const [message, setMessage] = useState<{ text: string; title: string } | null>(null);
  const answer = useRef<(yes: boolean) => void>(() => undefined);
  const ask: AskOutsideHours = (text, title = OUTSIDE) => {
    setMessage({ text, title });
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
      title={message.title}
      confirmLabel="Agendar de todos modos"
      cancelLabel="Seguir editando"
      onConfirm={() => close(true)}
    >
      {message.text}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
