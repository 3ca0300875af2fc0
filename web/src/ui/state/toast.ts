// Short notices at the edge of the screen: 6 seconds, with one action such as 'Deshacer'. The drawing of them is loaded
// with the first one, so that the sign-in pages do not carry it.
import type { ToastRequest } from "./toaster.tsx";

export type ToastOptions = {
  /** One action beside the text. */
  action?: { label: string; onSelect: () => void };
  /** Milliseconds; 6000 unless told. */
  duration?: number;
  /** The same key never shows twice at once. */
  key?: string;
};

let toaster: Promise<typeof import("./toaster.tsx")> | undefined;

function show(request: ToastRequest) {
  toaster ??= import("./toaster.tsx");
  void toaster.then((loaded) => loaded.showToast(request));
}

const toast = {
  success: (text: string, options?: ToastOptions) => show({ text, tone: "success", ...options }),
  error: (text: string, options?: ToastOptions) => show({ text, tone: "error", ...options }),
  info: (text: string, options?: ToastOptions) => show({ text, tone: "neutral", ...options }),
  /** What was done, and the way back. */
  undo: (text: string, onUndo: () => void) =>
    show({ text, tone: "neutral", action: { label: "Deshacer", onSelect: onUndo } }),
};

export function useToast() {
  return toast;
}
