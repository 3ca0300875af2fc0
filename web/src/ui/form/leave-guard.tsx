// Whoever leaves a form with something unsaved is asked first: within the product by a dialog, at the edge of the tab by the
// browser. The draft stays, also for whoever leaves.
import { useEffect, useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import { ConfirmDialog } from "../dialog/confirm-dialog.tsx";
import { type StoppedMove, useStop } from "../dialog/leaving.tsx";

type Closing = {
  /** Somebody wants to close it. */
  closing: boolean;
  onStay: () => void;
  onLeave: () => void;
};

/** Stands inside the form that it looks after. `dialog`: of a form that is closed, and stands in the address. */
export function LeaveGuard({ dialog }: { dialog?: Closing }) {
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
  const leave = dialog?.onLeave;
  // with nothing to lose it closes at once
  useEffect(() => {
    if (isClosing && !unsaved) leave?.();
  }, [isClosing, unsaved, leave]);
  return (
    <ConfirmDialog
      open={(isClosing && unsaved) || stopped !== null}
      onClose={() => {
        // the question is over, too, once it was answered
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
        else leave?.();
      }}
    >
      Tienes cambios sin guardar. Los encontrarás aquí si vuelves a abrir este formulario en esta pestaña.
    </ConfirmDialog>
  );
}
