import { lazy, Suspense, useRef, useSyncExternalStore } from "react";
import { toastQueue } from "./toast.ts";

const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

/** Where toasts appear, once around the pages. It costs nothing until the first one is shown. */
export function ToastPlace() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting);
  const used = useRef(false);
  used.current ||= waiting.length > 0;
  return (
    used.current && (
      <Suspense fallback={null}>
        <Toaster waiting={waiting} />
      </Suspense>
    )
  );
}
