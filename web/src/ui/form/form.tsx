// The product's form component: validates by schema, Enter saves, the server's errors go to their fields, and unsaved
// changes are restored. `onSubmit` is awaited; throwing means a refusal.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { type FieldValues, FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { FORM_SHORTCUTS } from "../key/form-shortcuts.ts";
import { takeKey } from "../key/take-key.ts";
import { Notice } from "../state/notice.tsx";
import { showServerErrors } from "./server-errors.ts";
import { type FormSchema, standardResolver } from "./standard-resolver.ts";
import { Unsettled, type UnsettledFields } from "./unsettled.ts";
import { useDraft } from "./use-draft.ts";

export type FormProps<Output> = {
  schema: FormSchema<never, Output> | FormSchema<unknown, Output>;
  defaultValues: object;
  onSubmit: (values: Output, form: UseFormReturn) => unknown;
  children: ReactNode;
  /** The name of the draft, such as `contact:new`; without it none is stored. */
  draftKey?: string;
  /** The prefix of the server's error paths: `contact` in `contact.name`. */
  errorRoot?: string;
  /** Runs after the draft was removed by a save. */
  onSaved?: () => void;
  /** Resets the form after a save (create), instead of keeping the values (edit). */
  resetOnSuccess?: boolean;
  /** Shown below the fields: buttons, usually `<FormActions>`. */
  actions?: ReactNode;
  id?: string;
  "aria-label"?: string;
};

export function Form<Output = FieldValues>(props: FormProps<Output>) {
  const { schema, defaultValues, onSubmit, children, draftKey, errorRoot, resetOnSuccess, actions } = props;
  const form = useForm({
    defaultValues: defaultValues as FieldValues,
    resolver: standardResolver(schema as FormSchema<unknown, Output>),
    mode: "onTouched",
  });
  const draft = useDraft(form, draftKey, defaultValues as FieldValues);
  const [failure, setFailure] = useState<string>();

  const busy = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  /** Scrolls to a field without a focusable input, such as weekly hours. */
  const showFirstError = () => {
    requestAnimationFrame(() => showIt(element.current?.querySelector<HTMLElement>('[role="alert"]') ?? null));
  };
  const save = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await onSubmit(values as Output, form);
      draft.forget();
      form.reset(resetOnSuccess ? (defaultValues as FieldValues) : form.getValues());
      draft.resume();
      props.onSaved?.();
    } catch (reason) {
      setFailure(showServerErrors(form, reason, errorRoot));
    }
  }, showFirstError);
  const [unsettled] = useState<UnsettledFields>(() => new Map());
  /** A second Enter does not save twice. */
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (busy.current) return;
    const [goToFirst] = unsettled.values();
    if (goToFirst) {
      goToFirst();
      return;
    }
    busy.current = true;
    await save(event).finally(() => {
      busy.current = false;
    });
  };
  const rootError = (form.formState.errors.root as Record<string, { message?: string }> | undefined)?.form?.message;
  const problem = failure ?? rootError;

  return (
    <FormProvider {...form}>
      <Unsettled value={unsettled}>
        <Box
          ref={element}
          component="form"
          id={props.id}
          aria-label={props["aria-label"]}
          noValidate
          onSubmit={(event) => {
            // A form inside a dialog inside a form is still separate.
            event.stopPropagation();
            void submit(event);
          }}
          onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
            takeKey(FORM_SHORTCUTS.keys, event, { save: () => void submit() });
          }}
          sx={{ display: "flex", flexDirection: "column", gap: 2.5, minHeight: 0, flex: "0 1 auto" }}
        >
          {draft.restored && (
            <Notice
              action={
                <Button size="small" variant="text" onClick={draft.discard}>
                  Descartar
                </Button>
              }
            >
              Recuperamos lo que habías escrito.
            </Notice>
          )}
          {children}
          {problem && (
            <Box ref={showIt} sx={{ scrollMarginBottom: 96 }}>
              <Notice tone="error" role="alert">
                {problem}
              </Notice>
            </Box>
          )}
          {actions}
        </Box>
      </Unsettled>
    </FormProvider>
  );
}

/** The error may be out of view in a long form, or behind its buttons. */
function showIt(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: "nearest" });
}
