// The filters of a list of money by days and branch: their values in the address, what the call gets, their panel, and
// 'Hoy', 'Semana', 'Mes'.
import { localOf } from "@mostrador/domain/kit/time.ts";
import Box from "@mui/material/Box";
import { useAddress } from "../../../lib/address/address.ts";
import { branchDaysIn, filtersIn, idIn } from "../../../lib/address/filters.ts";
import { useNow } from "../../../lib/use-now.ts";
import { FilterPanel } from "../../../ui/dialog/filter-panel.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { PeriodChips } from "../../../ui/time/period-chips.tsx";
import { useBranchZones } from "./branch-zones.ts";

const NO_FILTERS = { desde: null, hasta: null, sucursal: null };
type Filters = Record<keyof typeof NO_FILTERS, string | null>;

export function useDayBranchFilter() {
  const { params, change } = useAddress();
  const values = filtersIn(params, NO_FILTERS);
  const { branches, zoneOf } = useBranchZones();
  const branchId = idIn(values.sucursal);
  const today = localOf(zoneOf(values.sucursal), useNow()).day;
  const filters = { ...branchDaysIn(values), ...(branchId && { branchId }) };
  const panel = (
    <FilterPanel<Filters> values={values} emptyValues={NO_FILTERS} onChange={change}>
      <DayField name="desde" label="Desde" required={false} />
      <DayField name="hasta" label="Hasta" required={false} />
      <SelectField
        name="sucursal"
        label="Sucursal"
        emptyLabel="Todas"
        options={branches.map(({ _id: value, name: label }) => ({ value, label }))}
      />
    </FilterPanel>
  );
  const chips = (
    <Box sx={{ mb: 2 }}>
      <PeriodChips kinds={["today", "week", "month"]} values={values} today={today} onChange={change} />
    </Box>
  );
  return { filters, isNarrowed: Object.keys(filters).length > 0, branches, zoneOf, panel, chips };
}
