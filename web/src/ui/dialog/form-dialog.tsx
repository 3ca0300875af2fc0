// A form in a dialog. After an accidental close it restores its draft; after a save it closes.
import Box from "@mui/material/Box";
import { type ReactNode, startTransition, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { NothingEdited, useEdited } from "../form/edited.tsx";
import { Form, type FormProps } from "../form/form.tsx";
import { FormActions } from "../form/form-actions.tsx";
import { LeaveGuard } from "../form/leave-guard.tsx";
import { usePhone } from "../layout/use-screen.ts";
import { ErrorState } from "../state/error-state.tsx";
import { NewerVersion } from "../state/newer-version.tsx";
import { FormSkeleton } from "../state/skeletons.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { SidePanel } from "./side-panel.tsx";

export type FormDialogProps<Output> = Pick<FormProps<Output>, "schema" | "defaultValues" | "draftKey" | "errorRoot"> &
  Pick<DialogProps, "open" | "onClose" | "title" | "size" | "tools"> & {
    /** The reads that the form needs: shows its skeleton while they load. */
    needs?: readonly ReadState[];
    /** Awaited; then the dialog closes, or stays open with the message when it throws. */
    onSubmit: (values: Output, form: UseFormReturn) => unknown;
    submitLabel?: string;
    savingLabel?: string;
    /** Saving is disabled; the form says why. */
    disabled?: boolean;
    /** At the left of the buttons: 'Eliminar'. */
    aside?: ReactNode;
    /** On wide screens: next to the page instead of over it. */
    beside?: boolean;
    /** Asks before closing with unsaved changes. */
    warnsOnLeaving?: boolean;
    children: ReactNode;
  };

type ReadState = { isPending: boolean; isLoadingError: boolean; error: unknown; refetch: () => unknown };

export function FormDialog<Output>(props: FormDialogProps<Output>) {
  const { open, onClose, title, size, tools, onSubmit, submitLabel, savingLabel, aside, children, ...others } = props;
  const { needs = [], warnsOnLeaving = false, beside = false, disabled = false, ...form } = others;
  const phone = usePhone();
  const edited = useEdited();
  const [isSaving, setSaving] = useState(false);
  const [closing, setClosing] = useState(false);
  const isThere = !needs.some((reading) => reading.isPending || reading.isLoadingError);
  // The page below may be slow to render again: react to the touch first.
  const leave = () => startTransition(onClose);
  const close = warnsOnLeaving && isThere ? () => setClosing(true) : leave;
  const actions = (
    <Box
      data-form-buttons
      sx={{
        position: "sticky",
        mt: "auto",
        bottom: -24,
        mx: -3,
        mb: -3,
        px: 3,
        py: 1.5,
        borderTop: "1px solid",
        borderColor: "divider",
        bgcolor: "surface.raised",
        zIndex: 1,
      }}
    >
      <FormActions
        onCancel={close}
        disabled={disabled}
        {...(submitLabel && { submitLabel })}
        {...(savingLabel && { savingLabel })}
      >
        {aside && <Box sx={{ mr: "auto" }}>{aside}</Box>}
      </FormActions>
    </Box>
  );
  const failed = needs.filter((reading) => reading.isLoadingError);
  const content = (
    <>
      {failed[0] ? (
        <ErrorState dense error={failed[0].error} onRetry={() => failed.map((reading) => reading.refetch())} />
      ) : needs.some((reading) => reading.isPending) ? (
        <FormSkeleton />
      ) : (
        <Form<Output>
          key={edited?.version ?? "new"}
          {...form}
          aria-label={title}
          actions={actions}
          onSubmit={async (values, context) => {
            setSaving(true);
            // one's own save is newer too
            await Promise.resolve(onSubmit(values, context)).finally(() => setSaving(false));
            onClose();
          }}
        >
          {edited?.take && !isSaving && (
            <Box sx={{ position: "sticky", top: 0, zIndex: 1, bgcolor: "surface.raised" }}>
              <NewerVersion onShow={edited.take}>
                Alguien más guardó cambios. Al ver la versión actual, lo que escribiste se queda encima.
              </NewerVersion>
            </Box>
          )}
          <NothingEdited>{children}</NothingEdited>
          {warnsOnLeaving && <LeaveGuard dialog={{ closing, onStay: () => setClosing(false), onLeave: onClose }} />}
        </Form>
      )}
    </>
  );
  const frame = { onClose: close, title, ...(tools && { tools }) };
  if (beside && !phone) return open ? <SidePanel {...frame}>{content}</SidePanel> : null;
  return (
    <Dialog {...frame} open={open} {...(size && { size })}>
      {content}
    </Dialog>
  );
}
