// Paquetes vendidos: what each client bought, and what is left of it. The address holds the filters.
import { isUnpaid, PURCHASE_STATUSES, STATUS_LABELS } from "@mostrador/domain/money/packages/balance.ts";
import { sellPackage } from "@mostrador/domain/money/packages/routes.ts";
import type { PackagePurchase, PackagePurchaseTotals } from "@mostrador/domain/money/packages/schema.ts";
import Button from "@mui/material/Button";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { Money, moneyText } from "../../../../ui/data/money.tsx";
import { FilterPanel } from "../../../../ui/dialog/filter-panel.tsx";
import { useBegun } from "../../../../ui/dialog/use-begun.ts";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { AddRounded } from "../../../../ui/icon/list-actions.ts";
import { Page } from "../../../../ui/layout/page.tsx";
import { isEmptyJournal, JournalList, journalRows } from "../../../../ui/list/journal-list.tsx";
import { Row } from "../../../../ui/list/row.tsx";
import { Totals } from "../../../../ui/list/totals.tsx";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { useBranchZones } from "../../../business/branches/index.ts";
import { ContactField } from "../../../business/contacts/index.ts";
import { packages, useSale, useSales, useSaleTotals } from "../api.ts";
import { leftOrState, leftText } from "../sessions-text.ts";
import { ExportSales } from "./export-sales.tsx";
import { PurchaseState } from "./purchase-state.tsx";
import { type AddressFilters, filtersOf, NO_FILTERS, useSalesAddress } from "./sales-address.ts";

const SELL = latePart(async () => (await import("./sell-form.tsx")).SellForm);
const DETAIL = latePart(async () => (await import("./purchase-dialog.tsx")).PurchaseDialog);
const STATUSES = PURCHASE_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

export function SalesPage() {
  const { values, filter, openId, open } = useSalesAddress();
  const { zoneOf } = useBranchZones();
  const filters = filtersOf(values);
  const when = ({ soldAt, branchId }: PackagePurchase) => dateTimeText(soldAt, { zone: zoneOf(branchId) });
  const list = useSales(filters);
  const sums = useSaleTotals(filters);
  const totals = sums.data;
  const items = journalRows(list);
  const mayCall = useMayCall();
  const { begun, begin, end } = useBegun();
  const known = packages.useAll().data ?? [];
  const isNarrowed = Object.keys(filters).length > 0;
  const named = items.find(({ clientId }) => clientId === values.clientId);
  const listed = items.find(({ _id }) => _id === openId);
  const addressed = useSale(listed ? null : openId).data?.[0];
  const shown = listed ?? addressed;
  const add = mayCall(sellPackage) && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => begin()}>
      Vender paquete
    </Button>
  );
  return (
    <Page
      title="Paquetes vendidos"
      action={(!isEmptyJournal(list) || isNarrowed) && add}
      tools={
        <>
          <FilterPanel<AddressFilters> values={values} emptyValues={NO_FILTERS} onChange={filter}>
            <SelectField
              name="paquete"
              label="Paquete"
              emptyLabel="Todos"
              options={known.map(({ _id: value, name: label }) => ({ value, label }))}
            />
            <ContactField
              label="Cliente"
              required={false}
              selected={named ? { id: named.clientId, label: named.clientName } : null}
            />
            <SelectField name="estado" label="Estado" emptyLabel="Todos" options={STATUSES} />
            <DayField name="desde" label="Desde" required={false} />
            <DayField name="hasta" label="Hasta" required={false} />
          </FilterPanel>
          {!isEmptyJournal(list) && <ExportSales filters={filters} zoneOf={zoneOf} />}
        </>
      }
    >
      {totals?.count !== 0 && !sums.isLoadingError && <SaleSums totals={totals} />}
      <JournalList<PackagePurchase>
        label="Paquetes vendidos"
        query={list}
        onOpen={({ _id }) => open(_id)}
        columns={[
          { key: "client", label: "Cliente", render: ({ clientName }) => clientName },
          { key: "package", label: "Paquete", render: ({ packageName }) => packageName },
          { key: "left", label: "Quedan", render: leftText, width: 320 },
          { key: "status", label: "Estado", render: ({ status }) => <PurchaseState status={status} />, width: 130 },
          { key: "owed", label: "Por cobrar", render: ({ owed }) => moneyText(owed), align: "right", width: 130 },
          {
            key: "sold",
            label: "Vendido el",
            render: when,
            width: 180,
            wideOnly: true,
          },
        ]}
        renderRow={(one) => (
          <Row title={one.clientName} subtitle={`${leftOrState(one)} · ${one.packageName}`} amount={paidText(one)} />
        )}
        narrowed={isNarrowed ? "Ningún paquete vendido coincide con los filtros." : null}
        empty={{
          text: "Aquí verás los paquetes que compran tus clientes, y cuántas sesiones le quedan a cada uno.",
          action: add,
        }}
      />
      {begun && add && <Late part={SELL} props={{ packageId: filters.packageId ?? null, onClose: end }} />}
      {shown && <Late part={DETAIL} props={{ purchase: shown, onClose: () => open(null) }} />}
    </Page>
  );
}

/** Of one that waits for its payment, only the price. */
function paidText(one: PackagePurchase): string {
  if (isUnpaid(one)) return moneyText(one.price, null);
  return one.owed > 0 ? `Debe ${moneyText(one.owed, null)}` : `Pagó ${moneyText(one.paid, null)}`;
}

/** Of what the filters find. */
function SaleSums({ totals }: { totals: PackagePurchaseTotals | undefined }) {
  const facts = [
    { label: "Paquetes", value: totals?.count },
    { label: "Sesiones por usar", value: totals?.left },
    { label: "Pagado", value: totals && <Money amount={totals.paid} /> },
    { label: "Por cobrar", value: totals && <Money amount={totals.owed} /> },
  ];
  return <Totals facts={facts} />;
}
