// The filters of a partner's movements: days, movement, pot, business, and for the team the partner.
import { listPortfolio } from "@mostrador/domain/business/businesses/routes.ts";
import { POT_LABELS, POT_MOVEMENT_LABELS } from "@mostrador/domain/money/credits/credit-words.ts";
import type { Partner } from "@mostrador/domain/partners/partners/schema.ts";
import { useRead } from "../../../../lib/query.ts";
import { FilterPanel } from "../../../../ui/dialog/filter-panel.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { DayField } from "../../../../ui/time/day-field.tsx";

export const NO_FILTERS = { desde: null, hasta: null, tipo: null, saldo: null, negocio: null, partner: null };
export type AddressFilters = Record<keyof typeof NO_FILTERS, string | null>;

type Props = {
  values: AddressFilters;
  onChange: (values: AddressFilters) => void;
  /** Null: the caller has one partner alone. */
  partners: readonly Partner[] | null;
};

export function PotFilterPanel({ values, onChange, partners }: Props) {
  return (
    <FilterPanel<AddressFilters> values={values} emptyValues={NO_FILTERS} onChange={onChange}>
      <Fields partners={partners} />
    </FilterPanel>
  );
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

function Fields({ partners }: Pick<Props, "partners">) {
  const partner = useFormValue<string | null>("partner");
  const query = { limit: 50, ...(partner && { partnerId: partner }) };
  const businesses = useRead(listPortfolio, { query });
  const named = (rows: readonly { _id: string; name: string }[] = []) =>
    rows.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      <DayField name="desde" label="Desde" required={false} />
      <DayField name="hasta" label="Hasta" required={false} />
      {partners && <SelectField name="partner" label="Partner" emptyLabel="Todos" options={named(partners)} />}
      <SelectField name="negocio" label="Negocio" emptyLabel="Todos" options={named(businesses.data)} />
      <SelectField name="tipo" label="Movimiento" emptyLabel="Todos" options={optionsOf(POT_MOVEMENT_LABELS)} />
      <SelectField name="saldo" label="Saldo" emptyLabel="Todos" options={optionsOf(POT_LABELS)} />
    </>
  );
}
