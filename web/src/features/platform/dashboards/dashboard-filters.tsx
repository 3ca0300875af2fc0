// The filters of a dashboard: days, grouping, branch and specialist.
import { GROUPINGS } from "@mostrador/domain/kit/figures/period.ts";
import { FilterPanel } from "../../../ui/dialog/filter-panel.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { useBranches } from "../../business/branches/index.ts";
import { useSpecialists } from "../../business/specialists/index.ts";
import { type DashboardAddress, type DashboardFilters as Filters, NO_FILTERS } from "./dashboard-address.ts";

const GROUPING_LABELS = { day: "Por día", week: "Por semana", month: "Por mes" } as const;

export function DashboardFilters({ address }: { address: DashboardAddress }) {
  const { filters, values, filter } = address;
  return (
    <FilterPanel<Filters> values={values} emptyValues={NO_FILTERS} onChange={filter}>
      <DayField name="desde" label="Desde" required={false} />
      <DayField name="hasta" label="Hasta" required={false} />
      <SelectField
        name="por"
        label="Agrupar"
        emptyLabel="Según el periodo"
        options={GROUPINGS.map((value) => ({ value, label: GROUPING_LABELS[value] }))}
      />
      {filters.includes("sucursal") && <BranchField />}
      {filters.includes("especialista") && <SpecialistField />}
    </FilterPanel>
  );
}

function BranchField() {
  const branches = useBranches().data ?? [];
  const options = branches.map(({ _id, name }) => ({ value: _id, label: name }));
  return <SelectField name="sucursal" label="Sucursal" emptyLabel="Todas" options={options} />;
}

function SpecialistField() {
  const specialists = useSpecialists().data ?? [];
  const options = specialists.map(({ _id, name }) => ({ value: _id, label: name }));
  return <SelectField name="especialista" label="Especialista" emptyLabel="Todos" options={options} />;
}
