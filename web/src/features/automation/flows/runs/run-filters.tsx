// The filters of the list of runs: state, contact and days.
import { RUN_STATES } from "@mostrador/domain/automation/flows/answers/schema.ts";
import { daysIn } from "../../../../lib/address/filters.ts";
import { FilterPanel } from "../../../../ui/dialog/filter-panel.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import type { SearchMatch } from "../../../../ui/pick/search-select.tsx";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { ContactField } from "../../../business/contacts/index.ts";
import type { RunFilters } from "../api.ts";
import { STATES } from "./run-states.ts";

export const NO_RUN_FILTERS = { state: null, clientId: null, desde: null, hasta: null };
export type ChosenFilters = Record<keyof typeof NO_RUN_FILTERS, string | null>;

type Props = { values: ChosenFilters; client: SearchMatch | null; onChange: (values: ChosenFilters) => void };

/** `client`: the text of the selected contact. */
export function RunFilterPanel({ values, client, onChange }: Props) {
  return (
    <FilterPanel<ChosenFilters> values={values} emptyValues={NO_RUN_FILTERS} onChange={onChange}>
      <SelectField name="state" label="Estado" emptyLabel="Todos" options={OPTIONS} />
      <ContactField required={false} selected={client} />
      <DayField name="desde" label="Empezó desde" required={false} />
      <DayField name="hasta" label="Hasta" required={false} />
    </FilterPanel>
  );
}

const OPTIONS = RUN_STATES.map((value) => ({ value, label: STATES[value].label }));

/** Days are days of the business. */
export function runFiltersOf(values: ChosenFilters, zone: string): Omit<RunFilters, "flowId" | "nodeId"> {
  const state = RUN_STATES.find((one) => one === values.state);
  return {
    ...(state && { state }),
    ...(values.clientId && { clientId: values.clientId }),
    ...daysIn(values, zone),
  };
}
