import { useEffect, useEffectEvent, useState } from "react";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import type { FormSchema } from "../../../../ui/form/standard-resolver.ts";
import { COUNT_PAUSE_MS } from "../steps.ts";

const NONE = { value: 0, label: "Selecciona una opción", disabled: true };
type CountValues = { count: number | null };
const AsChosen: FormSchema<CountValues, CountValues> = {
  "~standard": { validate: (input) => ({ value: input as CountValues }) },
};

/** How many there are; a choice goes on at once (contract/platform#first-steps). */
export function CountQuestion({ ask, most, onCount }: { ask: string; most: number; onCount: (count: number) => void }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const answer = useEffectEvent(onCount);
  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(() => answer(chosen), COUNT_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  return (
    <Form<CountValues> schema={AsChosen} defaultValues={{ count: null }} aria-label={ask} onSubmit={async () => {}}>
      <SelectField<number>
        name="count"
        label={ask}
        help="Puedes agregar más cuando quieras."
        options={[NONE, ...Array.from({ length: most }, (_, at) => ({ value: at + 1, label: String(at + 1) }))]}
        onChanged={setChosen}
      />
    </Form>
  );
}
