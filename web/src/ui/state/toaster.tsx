import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import { closeSnackbar, enqueueSnackbar, SnackbarContent, type SnackbarKey, SnackbarProvider } from "notistack";
import { type ComponentType, forwardRef, useEffect } from "react";
import { createPortal } from "react-dom";
import { CloseRounded } from "../icon/actions.ts";
import { CheckCircleOutlineRounded, ErrorOutlineRounded } from "../icon/states.ts";
import { SHORTCUTS } from "../key/shortcuts.ts";
import { takeKey } from "../key/take-key.ts";
import { type ToastRequest, toastQueue } from "./toast.ts";

/** The toasts on screen, newest last. */
const shown = new Map<SnackbarKey, ToastRequest>();

/**
 * Shows queued toasts at the bottom of the screen, above the phone's bar. Screen readers announce them even while a
 * dialog hides the page, and undo has a shortcut, because a dialog keeps the focus.
 */
export function Toaster({ waiting }: { waiting: readonly ToastRequest[] }) {
  // Effects of children run first: the provider is ready here.
  useEffect(() => {
    if (waiting.length > 0) for (const request of toastQueue.take()) showToast(request);
  }, [waiting]);
  useEffect(() => {
    document.addEventListener("keydown", undoByKey);
    return () => document.removeEventListener("keydown", undoByKey);
  }, []);
  useEffect(keepButtonsFree, []);
  const Provider = SnackbarProvider as ComponentType<Record<string, unknown>>;
  return createPortal(
    <Box
      sx={{
        "& .toasts": {
          bottom: {
            xs: `max(calc(68px + env(safe-area-inset-bottom)), var(${ABOVE_BUTTONS}, 0px))`,
            md: `max(16px, var(${ABOVE_BUTTONS}, 0px))`,
          },
        },
      }}
    >
      <Provider
        maxSnack={3}
        anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
        classes={{ containerRoot: "toasts" }}
      />
    </Box>,
    place(),
  );
}

/** Pixels from the bottom of the screen to above an open form's buttons; none without a form. */
const ABOVE_BUTTONS = "--above-buttons";
const LOOK_MS = 250;
const GAP_PX = 8;

/** As far as a toast is from the bottom of a phone's screen. */
const BAR_PX = 68;

/**
 * A toast must not cover the buttons of an open form, and stays where it is while they are far above it, so that it does
 * not cover the words of a small dialog. They come and go, so an observer watches them.
 */
function keepButtonsFree() {
  const look = () => {
    const rows = shown.size > 0 ? [...document.querySelectorAll("[data-form-buttons]")] : [];
    const toasts = place().querySelector(".toasts")?.getBoundingClientRect().height ?? 0;
    const covered = window.innerHeight - BAR_PX - toasts - GAP_PX;
    const tops = rows
      .map((row) => row.getBoundingClientRect())
      .flatMap(({ top, bottom, height }) => (height > 0 && bottom > covered ? [top] : []));
    const room = tops.length > 0 ? window.innerHeight - Math.min(...tops) + GAP_PX : 0;
    place().style.setProperty(ABOVE_BUTTONS, `${Math.round(room)}px`);
  };
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}

let placed: HTMLElement | undefined;

/** Outside the page's root. Dialogs hide their siblings from screen readers, but not this. */
function place(): HTMLElement {
  if (placed) return placed;
  const element = document.body.appendChild(document.createElement("div"));
  new MutationObserver(() => element.removeAttribute("aria-hidden")).observe(element, {
    attributeFilter: ["aria-hidden"],
  });
  placed = element;
  return element;
}

function undoByKey(event: KeyboardEvent) {
  // inside a text field the key undoes typing
  if (event.target instanceof Element && event.target.closest("input, textarea, [contenteditable]")) return;
  takeKey(SHORTCUTS.notice.keys, event, {
    undo: () => {
      const [key, request] = [...shown].findLast(([, { action }]) => action?.label === "Deshacer") ?? [];
      if (key === undefined || !request) return false;
      act(key, request.action?.onSelect);
      return true;
    },
  });
}

function act(key: SnackbarKey, onSelect: (() => void) | undefined) {
  shown.delete(key);
  closeSnackbar(key);
  onSelect?.();
}

function showToast(request: ToastRequest) {
  const duration = request.duration ?? 6000;
  const key = enqueueSnackbar(request.text, {
    ...(request.key && { key: request.key }),
    ...(request.firm ? { persist: true } : { autoHideDuration: duration }),
    preventDuplicate: true,
    onClose: (_event: unknown, _reason: unknown, key?: SnackbarKey) => void (key !== undefined && shown.delete(key)),
    content: (key) => <ToastCard id={key} request={request} />,
  });
  shown.set(key, request);
  if (request.firm) setTimeout(() => closeSnackbar(key), duration);
}

const ToastCard = forwardRef<HTMLDivElement, { id: SnackbarKey; request: ToastRequest }>(({ id, request }, ref) => {
  const { action, choices = [], tone } = request;
  return (
    <SnackbarContent ref={ref} role={tone === "error" ? "alert" : "status"}>
      <Paper
        variant="outlined"
        sx={(theme) => ({
          display: "flex",
          alignItems: "center",
          gap: 1.25,
          pl: 2,
          pr: 1,
          py: 0.75,
          minHeight: 48,
          maxWidth: 560,
          width: { xs: 1, sm: "auto" },
          bgcolor: "surface.raised",
          boxShadow: theme.shadows[8],
        })}
      >
        {tone === "success" && <CheckCircleOutlineRounded sx={{ color: "success.ink" }} />}
        {tone === "error" && <ErrorOutlineRounded sx={{ color: "error.ink" }} />}
        <Box sx={{ flex: 1, typography: "body2", fontWeight: 500, whiteSpace: "pre-line" }}>
          {request.text}
          {choices.length > 0 && (
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, mt: 0.5 }}>
              {choices.map(({ label, onSelect }) => (
                <Button key={label} size="small" color="primary" onClick={() => act(id, onSelect)}>
                  {label}
                </Button>
              ))}
            </Box>
          )}
        </Box>
        {action && (
          <Button
            variant="text"
            color="primary"
            {...(action.label === "Deshacer" && { "aria-keyshortcuts": "Control+Z" })}
            onClick={() => act(id, action.onSelect)}
          >
            {action.label}
          </Button>
        )}
        <IconButton size="small" aria-label="Cerrar aviso" onClick={() => closeSnackbar(id)}>
          <CloseRounded />
        </IconButton>
      </Paper>
    </SnackbarContent>
  );
});
ToastCard.displayName = "ToastCard";
