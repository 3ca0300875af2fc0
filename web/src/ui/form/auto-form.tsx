// A form without a button: saves valid changes a moment after the last one, and at once when it unmounts. Invalid
// fields stay with their error and do not block the others.
import Stack from "@mui/material/Stack";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { type FieldValues, FormProvider, useForm } from "react-hook-form";
import type { SaveStatus } from "../state/save-state.tsx";
import { showServerErrors } from "./server-errors.ts";
import { type FormSchema, standardResolver } from "./standard-resolver.ts";

export type AutoFormProps = {
  schema: FormSchema<never, unknown> | FormSchema<unknown, unknown>;
  /** The stored values. External changes are applied while nobody edits here. */
  values: Record<string, unknown>;
  /** Milliseconds without a change. */
  delay: number;
  /** Gets only the changed values; throws a refusal. */
  onSave: (changes: Record<string, unknown>) => Promise<unknown>;
  /** `retry` repeats a failed save. */
  onState: (state: SaveStatus, retry: () => void) => void;
  /** Gets all current values, valid or not. */
  onValues?: (values: Record<string, unknown>) => void;
  children: ReactNode;
  "aria-label"?: string;
};

export function AutoForm(props: AutoFormProps) {
  const { schema, values, delay, children } = props;
  const resolver = standardResolver(schema as FormSchema<unknown, FieldValues>);
  const form = useForm<FieldValues>({ defaultValues: structuredClone(values), resolver, mode: "onChange" });
  const stored = useRef<Record<string, string>>(printed(values));
  const busy = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const changed = () => {
    const now = form.getValues();
    return Object.keys(stored.current).filter((key) => JSON.stringify(now[key]) !== stored.current[key]);
  };
  const save = useEffectEvent(async (): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (busy.current !== null) return busy.current.then(() => save());
    const wanted = changed();
    const { values: clean, wrong } = await read(schema, form.getValues());
    const good = wanted.filter((key) => !wrong.has(key));
    if (good.length === 0) {
      if (wanted.length === 0) props.onState("saved", retry);
      else props.onState("idle", retry);
      return;
    }
    const sent = Object.fromEntries(good.map((key) => [key, clean[key]]));
    const raw = printed(form.getValues());
    busy.current = send(sent, () => {
      for (const key of good) stored.current[key] = raw[key] ?? "";
    });
    await busy.current;
    busy.current = null;
  });
  const send = async (changes: Record<string, unknown>, kept: () => void) => {
    props.onState("saving", retry);
    try {
      await props.onSave(changes);
      kept();
      props.onState(changed().length > 0 ? "idle" : "saved", retry);
    } catch (reason) {
      showServerErrors(form, reason);
      props.onState("failed", retry);
    }
  };
  const retry = () => void save();

  const tellValues = useEffectEvent((now: Record<string, unknown>) => props.onValues?.(now));
  useEffect(() => {
    tellValues(form.getValues());
    const { unsubscribe } = form.watch((now) => {
      tellValues(now);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), delay);
    });
    return unsubscribe;
  }, [form, delay]);

  const leave = useEffectEvent(() => {
    if (timer.current !== undefined) void save();
  });
  useEffect(() => {
    const hidden = () => document.visibilityState === "hidden" && leave();
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      leave();
    };
  }, []);

  const takeIn = useEffectEvent((text: string) => {
    const fresh = JSON.parse(text) as Record<string, unknown>;
    const mine = new Set(changed());
    for (const [key, value] of Object.entries(printed(fresh))) {
      const known = stored.current[key] === value;
      // A trailing blank is trimmed when stored: that is not a change.
      const trimmed = squeezed(stored.current[key]) === squeezed(value);
      if (known || trimmed || mine.has(key) || busy.current !== null) continue;
      stored.current[key] = value;
      form.setValue(key, fresh[key]);
    }
  });
  const text = JSON.stringify(values);
  useEffect(() => takeIn(text), [text]);

  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        aria-label={props["aria-label"]}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        sx={{ gap: 3 }}
      >
        {children}
      </Stack>
    </FormProvider>
  );
}

function printed(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));
}

function squeezed(text: string | undefined): string {
  return (text ?? "").replace(/\s+/g, "");
}

/** The parsed values; `wrong` lists the invalid fields. */
async function read(schema: AutoFormProps["schema"], values: FieldValues) {
  const one = schema as FormSchema<unknown, FieldValues>;
  const first = await one["~standard"].validate(values);
  if (!first.issues) return { values: first.value, wrong: new Set<string>() };
  const wrong = new Set(first.issues.map(({ path }) => nameOf(path?.[0])));
  // The rest is valid: parses again without the invalid fields, by a partial schema.
  const rest = Object.fromEntries(Object.entries(values).filter(([key]) => !wrong.has(key)));
  const second = await one["~standard"].validate(rest);
  return { values: second.issues ? rest : second.value, wrong };
}

function nameOf(part: PropertyKey | { readonly key: PropertyKey } | undefined): string {
  return String(typeof part === "object" ? part.key : part);
}
