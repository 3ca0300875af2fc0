// One step: its form, or what was registered already; once saved it says so for a moment and goes on by itself.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Form, type FormProps } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { PAUSE_MS, type Step } from "./steps.ts";

export type StepProps = { businessId: string; onNext: () => void };

type StepFormProps<Output> = Pick<FormProps<Output>, "schema" | "defaultValues" | "draftKey" | "errorRoot"> & {
  step: Step;
  /** What stands already: the step may be passed, or one more be added. */
  names: readonly string[] | undefined;
  error?: unknown;
  onRetry?: () => void;
  /** Throws a refusal; returns what to say. */
  onSave: (values: Output) => Promise<{ message: string }>;
  onNext: () => void;
  children: ReactNode;
};

export function StepForm<Output>(props: StepFormProps<Output>) {
  const { step, names, error, onRetry, onSave, onNext, children, ...form } = props;
  const [saved, setSaved] = useState<string>();
  const [more, setMore] = useState(false);
  const next = useEffectEvent(onNext);
  useEffect(() => {
    if (saved === undefined) return;
    const timer = setTimeout(() => next(), PAUSE_MS[step]);
    return () => clearTimeout(timer);
  }, [saved, step]);

  if (error) return <ErrorState dense error={error} {...(onRetry && { onRetry })} />;
  if (saved !== undefined)
    return (
      <Notice tone="success" role="status">
        {saved}
      </Notice>
    );
  if (names === undefined) return <FormSkeleton />;
  if (names.length > 0 && !more)
    return (
      <>
        <Notice tone="success">Ya está: {names.join(", ")}.</Notice>
        <Box sx={{ display: "flex", gap: 1, justifyContent: "flex-end", flexWrap: "wrap", mt: 3 }}>
          {step !== "business" && <Button onClick={() => setMore(true)}>Agregar otro registro</Button>}
          <Button variant="contained" color="primary" onClick={onNext} autoFocus>
            Continuar
          </Button>
        </Box>
      </>
    );
  return (
    <Form<Output>
      {...form}
      aria-label="Datos de este paso"
      actions={<FormActions submitLabel="Guardar y continuar" />}
      onSubmit={async (values) => {
        const { message } = await onSave(values);
        setSaved(message);
      }}
    >
      {children}
    </Form>
  );
}
