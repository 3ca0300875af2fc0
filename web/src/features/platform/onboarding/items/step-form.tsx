// One step: how many there are, a form for each, or what is already registered. After a save it shows a message and
// goes on automatically.
import type { Trade } from "@mostrador/domain/platform/onboarding/trades.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Form, type FormProps } from "../../../../ui/form/form.tsx";
import { FormActions } from "../../../../ui/form/form-actions.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { FormSkeleton } from "../../../../ui/state/skeletons.tsx";
import { COUNTED, type FormStep, PAUSE_MS } from "../steps.ts";
import { CountQuestion } from "./count-question.tsx";

/** How many there will be, once the person has chosen. */
type CountProps = { count?: number | undefined; onCount?: (count: number) => void };
export type StepProps = CountProps & {
  businessId: string;
  onNext: () => void;
  /** The trade whose proposals the person looked at. */
  trade?: Trade | undefined;
  onTrade?: (trade: Trade) => void;
};

type StepFormProps<Output> = CountProps &
  Pick<FormProps<Output>, "schema" | "defaultValues" | "draftKey" | "errorRoot"> & {
    step: FormStep;
    /** What exists already: the person can skip the step or add one more. */
    names: readonly string[] | undefined;
    /** The form of the one at this index of `names`. */
    editForm?: (at: number, onClose: () => void) => ReactNode;
    error?: unknown;
    onRetry?: () => void;
    /** Throws a refusal; returns the message to show. */
    onSave: (values: Output) => Promise<{ message: string }>;
    onNext: () => void;
    /** Below the question how many there are: another way to begin. */
    proposals?: ReactNode;
    children: ReactNode;
  };

export function StepForm<Output>(props: StepFormProps<Output>) {
  const { step, names, editForm, error, onRetry, onSave, onNext, count, onCount, proposals, children, ...form } = props;
  const [edited, setEdited] = useState<number | null>(null);
  const [saved, setSaved] = useState<string>();
  const [more, setMore] = useState(false);
  const [done, setDone] = useState(0);
  const counted = COUNTED[step];
  const standing = Math.max(names?.length ?? 0, done);
  const next = useEffectEvent(() => {
    if (more || !counted || count === undefined || standing >= count) onNext();
    else setSaved(undefined);
  });
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
  const missing = counted !== undefined && count !== undefined && standing < count;
  if (counted && onCount && count === undefined && names.length === 0)
    return (
      <>
        <CountQuestion ask={counted.ask} most={counted.most} onCount={onCount} />
        {proposals}
      </>
    );
  if (names.length > 0 && !more && !missing)
    return (
      <>
        <Notice tone="success">Ya está: {names.join(", ")}.</Notice>
        {editForm && (
          <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 1.5, p: 0 }}>
            {names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
              <Box component="li" key={at} sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 44 }}>
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>{name}</Box>
                <Button size="small" variant="text" aria-label={`Editar ${name}`} onClick={() => setEdited(at)}>
                  Editar
                </Button>
              </Box>
            ))}
          </Box>
        )}
        {edited !== null && editForm?.(edited, () => setEdited(null))}
        <Box sx={{ display: "flex", gap: 1, justifyContent: "flex-end", flexWrap: "wrap", mt: 3 }}>
          {step !== "business" && <Button onClick={() => setMore(true)}>Agregar otro registro</Button>}
          <Button variant="contained" color="primary" onClick={onNext} autoFocus>
            Continuar
          </Button>
        </Box>
      </>
    );
  return (
    <>
      {missing && count > 1 && (
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {counted.one} {standing + 1} de {count}
        </Typography>
      )}
      <Form<Output>
        {...form}
        aria-label="Datos de este paso"
        actions={<FormActions submitLabel="Guardar y continuar" />}
        onSubmit={async (values) => {
          const { message } = await onSave(values);
          setDone(standing + 1);
          setSaved(message);
        }}
      >
        {children}
      </Form>
      {missing && standing > 0 && (
        <Button variant="text" onClick={onNext} sx={{ mt: 2, alignSelf: "flex-start" }}>
          Continuar sin registrar más
        </Button>
      )}
    </>
  );
}
