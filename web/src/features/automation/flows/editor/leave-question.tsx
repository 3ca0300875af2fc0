// Asks before changes of a flow are lost.
import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";
import { type StoppedMove, useStop } from "../../../../ui/dialog/leaving.tsx";

export function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  const left = useRef(false);
  const [stopped, setStopped] = useState<StoppedMove | null>(null);
  useStop(({ currentLocation, nextLocation, historyAction }) => {
    const isSave = nextLocation.state?.saved === true;
    if (left.current) return false;
    return unsaved && !isSave && historyAction !== undefined && currentLocation.pathname !== nextLocation.pathname;
  }, setStopped);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={stopped !== null}
      onClose={() => {
        stopped?.reset();
        setStopped(null);
      }}
      title="¿Salir sin guardar?"
      cancelLabel="Seguir editando"
      confirmLabel="Salir sin guardar"
      onConfirm={() => {
        left.current = true;
        stopped?.proceed();
      }}
    >
      Los cambios de este flujo se perderán.
    </ConfirmDialog>
  );
}
