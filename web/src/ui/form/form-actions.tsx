// The buttons of a form: the save button shows its progress.

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";

export type FormActionsProps = {
  submitLabel?: string;
  savingLabel?: string;
  cancelLabel?: string;
  onCancel?: () => void;
  fullWidth?: boolean;
  /** Saving is enabled only after a change. */
  onlyWhenDirty?: boolean;
  /** Saving is disabled; the form says why. */
  disabled?: boolean;
  children?: ReactNode;
};

export function FormActions(props: FormActionsProps) {
  const { submitLabel = "Guardar", savingLabel = "Guardando...", cancelLabel = "Cancelar", onCancel } = props;
  // of its own: what the whole form subscribes to draws all its fields again with the first letter
  const { isSubmitting, isDirty } = useFormState();
  return (
    <Box sx={{ display: "flex", gap: 1, justifyContent: "flex-end", alignItems: "center", flexWrap: "wrap" }}>
      {props.children}
      {onCancel && (
        <Button onClick={onCancel} disabled={isSubmitting}>
          {cancelLabel}
        </Button>
      )}
      <Button
        type="submit"
        variant="contained"
        color="primary"
        fullWidth={props.fullWidth ?? false}
        disabled={props.disabled === true || isSubmitting || (props.onlyWhenDirty === true && !isDirty)}
        aria-busy={isSubmitting}
      >
        {isSubmitting ? savingLabel : submitLabel}
      </Button>
    </Box>
  );
}
