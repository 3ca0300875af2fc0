// Asks before a form with unsaved changes is left: a dialog inside the product, the browser's own question when the tab
// closes. The draft is kept in any case.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import { ConfirmDialog } from "../dialog/confirm-dialog.tsx";
import { type StoppedMove, useStop } from "../dialog/leaving.tsx";

type ClosingDialog = {
  /** A request to close it. */
  closing: boolean;
  onStay: () => void;
  onLeave: () => void;
};

/** Placed inside the form that it protects. `dialog`: for a form that can be closed and is in the address. */
export function LeaveGuard({ dialog }: { dialog?: ClosingDialog }) {
  const { isDirty, isSubmitting } = useFormState();
  const unsaved = isDirty && !isSubmitting;
  const left = useRef(false);
  const [stopped, setStopped] = useState<StoppedMove | null>(null);
  useStop(
    ({ currentLocation: here, nextLocation: next }) =>
      unsaved &&
      !left.current &&
      (here.pathname !== next.pathname || (dialog !== undefined && here.search !== next.search)),
    setStopped,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
  const isClosing = dialog?.closing ?? false;
  const leave = useEffectEvent(() => dialog?.onLeave());
  const closesAtOnce = isClosing && !unsaved;
  // once: a page that renders again before the step back is done must not go back twice
  useEffect(() => {
    if (closesAtOnce) leave();
  }, [closesAtOnce]);
  return (
    <ConfirmDialog
      open={(isClosing && unsaved) || stopped !== null}
      onClose={() => {
        // an answer also ends the question
        if (left.current) return;
        stopped?.reset();
        setStopped(null);
        dialog?.onStay();
      }}
      title="¿Salir sin guardar?"
      cancelLabel="Seguir editando"
      confirmLabel="Salir sin guardar"
      onConfirm={() => {
        left.current = true;
        if (stopped) stopped.proceed();
        else dialog?.onLeave();
      }}
    >
      Tienes cambios sin guardar. Los encontrarás aquí si vuelves a abrir este formulario en esta pestaña.
    </ConfirmDialog>
  );
}
