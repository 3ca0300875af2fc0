// The filters of a list: a button with the number of active ones, and a panel that applies each change at once.

import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { type FieldValues, FormProvider, useForm } from "react-hook-form";
import { OptionalSaid } from "../field/optional-said.ts";
import { FilterListRounded } from "../icon/actions.ts";
import { Drawer } from "./drawer.tsx";

const REST_MS = 1000;

export type FilterPanelProps<Values extends object> = {
  /** The filters in the address. */
  values: Values;
  /** The values without any filter. */
  emptyValues: Values;
  onChange: (values: Values) => void;
  /** The fields, bound by name like in a form. */
  children: ReactNode;
  title?: string;
  /** The button that closes the panel: 'Ver resultados' by default. */
  resultLabel?: string;
};

export function FilterPanel<Values extends object>(props: FilterPanelProps<Values>) {
  const { values, emptyValues, onChange, children, title = "Filtros", resultLabel = "Ver resultados" } = props;
  const [open, setOpen] = useState(false);
  const [clearings, setClearings] = useState(0);
  // the touch is answered before the panel is drawn
  const begin = () =>
    startTransition(() => {
      setClearings(0);
      setOpen(true);
    });
  const active = Object.keys(emptyValues).filter(
    (key) => !same(values[key as keyof Values], emptyValues[key as keyof Values]),
  );
  return (
    <>
      <Button startIcon={<FilterListRounded />} onClick={begin} aria-haspopup="dialog">
        {active.length > 0 ? `Filtros (${active.length})` : "Filtros"}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        width={360}
        actions={
          <>
            <Button
              disabled={active.length === 0}
              onClick={() => {
                setClearings(clearings + 1);
                onChange(emptyValues);
              }}
            >
              Quitar filtros
            </Button>
            <Button variant="contained" color="primary" onClick={() => setOpen(false)}>
              {resultLabel}
            </Button>
          </>
        }
      >
        <Fields key={clearings} values={values} onChange={onChange} cleared={clearings > 0 ? emptyValues : null}>
          {children}
        </Fields>
      </Drawer>
    </>
  );
}

type FieldsProps<Values extends object> = Pick<FilterPanelProps<Values>, "values" | "onChange" | "children"> & {
  /** Where the filters were just cleared: what the fields begin with, as the address may still have the former ones. */
  cleared: Values | null;
};

function Fields<Values extends object>({ values, onChange, cleared, children }: FieldsProps<Values>) {
  const form = useForm({ defaultValues: (cleared ?? values) as FieldValues });
  const edited = useRef(cleared ? Date.now() : 0);
  useEffect(() => {
    const { unsubscribe } = form.watch((_, change) => {
      if (!change.name) return;
      edited.current = Date.now();
      onChange(form.getValues() as Values);
    });
    return unsubscribe;
  }, [form, onChange]);
  // The address updates a moment after the fields: until then it is older than the last choice.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      const wait = edited.current + REST_MS - Date.now();
      if (wait > 0) timer = setTimeout(follow, wait);
      else if (!same(form.getValues(), values)) form.reset(values as FieldValues);
    };
    follow();
    return () => clearTimeout(timer);
  }, [form, values]);
  return (
    <FormProvider {...form}>
      <OptionalSaid value={false}>
        <Stack sx={{ gap: 2.5 }}>{children}</Stack>
      </OptionalSaid>
    </FormProvider>
  );
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
