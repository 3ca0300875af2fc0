// Funnel fields of the directory's filter: in a funnel, in some of its scenarios, or in none.
import { SelectField } from "../../../ui/field/select-field.tsx";
import { useFormValue, useSetFormValue } from "../../../ui/form/use-form-values.ts";
import { MultiSelectField } from "../../../ui/pick/multi-select-field.tsx";
import { useFunnels } from "./index.ts";

const NOWHERE = { value: "sin_fase", label: "Sin fase" };

export function FunnelFilter() {
  const funnel = useFormValue<string | null>("funnel");
  const chosen = useFormValue<string[] | null>("funnelScenario") ?? [];
  const set = useSetFormValue();
  const funnels = useFunnels() ?? [];
  const scenariosOf = (id: string | null) =>
    funnels
      .filter(({ _id, isArchived }) => (id ? _id === id : !isArchived))
      .flatMap(({ name, phases }) =>
        phases.flatMap((phase) =>
          phase.scenarios.map((scenario) => ({
            value: scenario._id,
            label: [...(id ? [] : [name]), phase.name, scenario.name].join(" · "),
          })),
        ),
      );
  /** Scenarios of another funnel would find nothing here. */
  const keepOwn = (id: string | null) => {
    const own = new Set([NOWHERE.value, ...scenariosOf(id).map(({ value }) => value)]);
    const kept = chosen.filter((one) => own.has(one));
    if (kept.length < chosen.length) set("funnelScenario", kept);
  };
  return (
    <>
      <SelectField
        name="funnel"
        label="Funnel"
        emptyLabel="Todos"
        required={false}
        options={funnels
          .filter(({ _id, isArchived }) => !isArchived || _id === funnel)
          .map(({ _id, name }) => ({ value: _id, label: name }))}
        onChanged={keepOwn}
      />
      <MultiSelectField
        name="funnelScenario"
        label="Escenarios"
        placeholder="Todos"
        required={false}
        options={[NOWHERE, ...scenariosOf(funnel)]}
      />
    </>
  );
}
