import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import { closeSnackbar, enqueueSnackbar, SnackbarContent, type SnackbarKey, SnackbarProvider } from "notistack";
import { type ComponentType, forwardRef, useEffect } from "react";
import { CloseRounded } from "../icon/actions.ts";
import { CheckCircleOutlineRounded, ErrorOutlineRounded } from "../icon/states.ts";
import { type ToastRequest, toastQueue } from "./toast.ts";

/** Shows what waits: at the foot of the screen, above the phone's bottom bar. */
export function Toaster({ waiting }: { waiting: readonly ToastRequest[] }) {
  // Effects of children come first: the provider is ready when this runs.
  useEffect(() => {
    if (waiting.length > 0) for (const request of toastQueue.take()) showToast(request);
  }, [waiting]);
  const Provider = SnackbarProvider as ComponentType<Record<string, unknown>>;
  return (
    <Box sx={{ "& .toasts": { bottom: { xs: "calc(68px + env(safe-area-inset-bottom))", md: 16 } } }}>
      <Provider
        maxSnack={3}
        anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
        classes={{ containerRoot: "toasts" }}
      />
    </Box>
  );
}

function showToast(request: ToastRequest) {
  const duration = request.duration ?? 6000;
  const key = enqueueSnackbar(request.text, {
    ...(request.key && { key: request.key }),
    ...(request.firm ? { persist: true } : { autoHideDuration: duration }),
    preventDuplicate: true,
    content: (key) => <ToastCard id={key} request={request} />,
  });
  if (request.firm) setTimeout(() => closeSnackbar(key), duration);
}

const ToastCard = forwardRef<HTMLDivElement, { id: SnackbarKey; request: ToastRequest }>(({ id, request }, ref) => {
  const { action, tone } = request;
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
        <Box sx={{ flex: 1, typography: "body2", fontWeight: 500, whiteSpace: "pre-line" }}>{request.text}</Box>
        {action && (
          <Button
            variant="text"
            color="primary"
            onClick={() => {
              closeSnackbar(id);
              action.onSelect();
            }}
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
