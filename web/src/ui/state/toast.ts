// Short notices at the edge of the screen: 6 seconds, with one action such as 'Deshacer'. They are queued until the
// place that shows them is mounted.

type ToastAction = { label: string; onSelect: () => void };

export type ToastOptions = {
  /** One action next to the text. */
  action?: ToastAction;
  /** Options after a refusal, below the text: three at most. */
  choices?: readonly ToastAction[];
  /** Milliseconds; 6000 by default. */
  duration?: number;
  /** The same key is never shown twice at once. */
  key?: string;
  /** Disappears on time, even under the pointer, because its action ends then. */
  firm?: boolean;
};
export type ToastRequest = ToastOptions & { text: string; tone: "success" | "error" | "neutral" };

let waiting: readonly ToastRequest[] = [];
const listeners = new Set<() => void>();

const toast = {
  success: (text: string, options?: ToastOptions) => show({ text, tone: "success", ...options }),
  error: (text: string, options?: ToastOptions) => show({ text, tone: "error", ...options }),
  info: (text: string, options?: ToastOptions) => show({ text, tone: "neutral", ...options }),
  /** Reports what was done, with an undo action. */
  undo: (text: string, onUndo: () => void, options?: Omit<ToastOptions, "action">) =>
    show({ text, tone: "neutral", action: { label: "Deshacer", onSelect: onUndo }, ...options }),
};

export function useToast() {
  return toast;
}

function show(request: ToastRequest) {
  waiting = [...waiting, request];
  for (const listener of listeners) listener();
}

export const toastQueue = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  waiting: () => waiting,
  take: (): readonly ToastRequest[] => {
    const taken = waiting;
    waiting = [];
    if (taken.length > 0) for (const listener of listeners) listener();
    return taken;
  },
};
