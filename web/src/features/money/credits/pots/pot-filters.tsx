// The filters of a partner's movements: days, movement, pot, business, and for the team the partner.
import { listPortfolio } from "@mostrador/domain/business/businesses/routes.ts";
import { POT_LABELS, POT_MOVEMENT_LABELS } from "@mostrador/domain/money/credits/credit-words.ts";
import { useState } from "react";
import { read } from "../../../../lib/client.ts";
import { useRead } from "../../../../lib/query.ts";
import { FilterPanel } from "../../../../ui/dialog/filter-panel.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { SearchSelectField } from "../../../../ui/pick/search-select.tsx";
import { FormSkeleton } from "../../../../ui/state/skeletons.tsx";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { PartnerField, usePartner } from "../../../partners/partners/index.ts";

export const NO_FILTERS = { desde: null, hasta: null, tipo: null, saldo: null, negocio: null, partner: null };
export type AddressFilters = Record<keyof typeof NO_FILTERS, string | null>;

type Props = { values: AddressFilters; onChange: (values: AddressFilters) => void; isTeam: boolean };

export function PotFilterPanel({ values, onChange, isTeam }: Props) {
  return (
    <FilterPanel<AddressFilters> values={values} emptyValues={NO_FILTERS} onChange={onChange}>
      <DayField name="desde" label="Desde" required={false} />
      <DayField name="hasta" label="Hasta" required={false} />
      {isTeam && <PartnerFilter />}
      <BusinessFilter />
      <SelectField name="tipo" label="Movimiento" emptyLabel="Todos" options={optionsOf(POT_MOVEMENT_LABELS)} />
      <SelectField name="saldo" label="Saldo" emptyLabel="Todos" options={optionsOf(POT_LABELS)} />
    </FilterPanel>
  );
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The field removes an id without a name: it waits for that of the address. */
function PartnerFilter() {
  const [first] = useState(useFormValue<string | null>("partner"));
  const partner = usePartner(first ?? undefined);
  return partner.isLoading ? (
    <FormSkeleton fields={1} />
  ) : (
    <PartnerField name="partner" placeholder="Todos" selected={partner.data} />
  );
}

/** Of the chosen partner. */
function BusinessFilter() {
  const partner = useFormValue<string | null>("partner");
  const [first] = useState(useFormValue<string | null>("negocio"));
  const named = useRead(listPortfolio, first ? { query: { search: first } } : null);
  if (named.isLoading) return <FormSkeleton fields={1} />;
  const [selected] = named.data ?? [];
  return (
    <SearchSelectField
      name="negocio"
      label="Negocio"
      placeholder="Todos"
      required={false}
      minChars={0}
      selected={selected ? matchOf(selected) : null}
      search={async (search, signal) => {
        const query = { search, ...(partner && { partnerId: partner }) };
        return (await read(listPortfolio, { query, signal })).map(matchOf);
      }}
    />
  );
}

const matchOf = ({ _id, name }: { _id: string; name: string }) => ({ id: _id, label: name });
