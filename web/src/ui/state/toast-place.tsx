import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Late, latePart } from "./late.tsx";
import { type ToastRequest, toastQueue } from "./toast.ts";

type ToastQueueProps = { waiting: readonly ToastRequest[] };
const PLAIN_MS = 6000;

const TOASTER = latePart<ToastQueueProps>(async () => (await import("./toaster.tsx")).Toaster);

/** The place of toasts, once around all pages. It loads nothing until the first one. */
export function ToastPlace() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting);
  const used = useRef(false);
  used.current ||= waiting.length > 0;
  return (
    used.current && (
      <Late part={TOASTER} props={{ waiting }} failed={(retry) => <PlainToasts waiting={waiting} onRetry={retry} />} />
    )
  );
}

/** The toast code did not load, such as without a connection: shows the text anyway, and tries again next time. */
function PlainToasts({ waiting, onRetry }: ToastQueueProps & { onRetry: () => void }) {
  const last = waiting.at(-1);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(close, Math.max(last.duration ?? 0, PLAIN_MS));
    return () => clearTimeout(timer);
  });
  const wereTold = useRef(false);
  useEffect(() => {
    if (!last) wereTold.current = true;
    else if (wereTold.current) onRetry();
  });
  const close = () => void toastQueue.take();
  if (!last) return null;
  return (
    <Box sx={PLACE}>
      {waiting.map(({ text, tone, action }, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: notices only come at the end, and go together
          key={index}
          role={tone === "error" ? "alert" : "status"}
          sx={PLAIN}
        >
          <Box sx={{ flex: 1, whiteSpace: "pre-line" }}>{text}</Box>
          {action && (
            <Button
              variant="text"
              color="primary"
              onClick={() => {
                close();
                action.onSelect();
              }}
            >
              {action.label}
            </Button>
          )}
          <Button variant="text" onClick={close}>
            Cerrar
          </Button>
        </Box>
      ))}
    </Box>
  );
}

const PLACE = {
  position: "fixed",
  zIndex: "snackbar",
  left: 16,
  right: 16,
  bottom: { xs: "calc(68px + env(safe-area-inset-bottom))", md: 16 },
  display: "grid",
  gap: 1,
  justifyItems: "center",
} as const;
const PLAIN = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  pl: 2,
  pr: 1,
  minHeight: 48,
  width: { xs: 1, sm: "auto" },
  maxWidth: 560,
  borderRadius: 1,
  border: "1px solid",
  borderColor: "divider",
  bgcolor: "surface.raised",
  boxShadow: 8,
  typography: "body2",
  fontWeight: 500,
} as const;
