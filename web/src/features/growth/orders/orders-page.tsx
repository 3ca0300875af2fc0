// Pedidos: customer orders, newest first, filtered by state. The address holds the open one.
import { isLate } from "@mostrador/domain/growth/orders/delivery.ts";
import { createOrder } from "@mostrador/domain/growth/orders/routes.ts";
import { type Order, type OrderTotals, SOURCE_LABELS } from "@mostrador/domain/growth/orders/schema.ts";
import { ORDER_STATUSES, STATUS_LABELS } from "@mostrador/domain/growth/orders/status.ts";
import Button from "@mui/material/Button";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Money } from "../../../ui/data/money.tsx";
import { FilterPanel } from "../../../ui/dialog/filter-panel.tsx";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { isEmptyJournal, JournalList, journalRows } from "../../../ui/list/journal-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { Totals } from "../../../ui/list/totals.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { useBranchZones } from "../../business/branches/index.ts";
import { useOrders, useOrderTotals } from "./api.ts";
import { ExportOrders } from "./export-orders.tsx";
import { type AddressFilters, filtersOf, LATE, NO_FILTERS, useOrderAddress } from "./order-address.ts";
import { OrderState } from "./order-parts.tsx";
import { deliveryText, itemsText } from "./order-words.ts";

const FORM = latePart(async () => (await import("./order-form.tsx")).OrderForm);
const DIALOG = latePart(async () => (await import("./order-dialog.tsx")).OrderDialog);
const STATUSES = [
  ...ORDER_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
  { value: LATE, label: "Van tarde" },
];
const SOURCES = Object.entries(SOURCE_LABELS).map(([value, label]) => ({ value, label }));

export function OrdersPage() {
  const address = useOrderAddress();
  const { begun, begin, end } = useBegun();
  const mayAdd = useMayCall()(createOrder);
  const { branches, zoneOf } = useBranchZones();
  const filters = filtersOf(address.values);
  const list = useOrders(filters);
  const totals = useOrderTotals(filters);
  const isNarrowed = Object.keys(filters).length > 0;
  const { openId, open } = address;
  const items = journalRows(list);
  const add = mayAdd && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => begin()}>
      Registrar pedido
    </Button>
  );
  const when = ({ createdAt, branchId }: Order) => dateTimeText(createdAt, { zone: zoneOf(branchId) });
  const total = ({ total: amount, currency }: Order) => <Money amount={amount} currency={currency} />;
  return (
    <Page
      title="Pedidos"
      action={(!isEmptyJournal(list) || isNarrowed) && add}
      tools={
        <>
          <FilterPanel<AddressFilters> values={address.values} emptyValues={NO_FILTERS} onChange={address.filter}>
            <DayField name="desde" label="Pedidos desde" required={false} />
            <DayField name="hasta" label="Hasta" required={false} />
            <DayField name="entrega" label="Día de entrega" required={false} />
            <SelectField name="estado" label="Estado" emptyLabel="Todos" options={STATUSES} />
            <TextField name="producto" label="Producto" required={false} />
            <SelectField name="origen" label="Por" emptyLabel="Todos" options={SOURCES} />
            <SelectField
              name="sucursal"
              label="Sucursal"
              emptyLabel="Todas"
              options={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
            />
          </FilterPanel>
          {!isEmptyJournal(list) && <ExportOrders filters={filters} zoneOf={zoneOf} />}
        </>
      }
    >
      {!totals.isLoadingError && <OrderSums totals={totals.data} />}
      <JournalList<Order>
        label="Pedidos"
        query={list}
        onOpen={(order) => open(order._id)}
        openId={openId}
        columns={[
          { key: "date", label: "Pedido el", render: when, width: 170 },
          { key: "client", label: "Cliente", render: ({ clientName }) => clientName, width: 190 },
          { key: "items", label: "Productos", render: itemsText },
          { key: "delivery", label: "Entrega", render: deliveryText, width: 180 },
          { key: "source", label: "Por", render: ({ source }) => SOURCE_LABELS[source], wideOnly: true },
          { key: "status", label: "Estado", render: (order) => <OrderState order={order} />, width: 140 },
          { key: "total", label: "Total", render: total, align: "right", width: 150 },
        ]}
        renderRow={(order) => (
          <Row title={order.clientName} subtitle={`${stateText(order)} · ${itemsText(order)}`} amount={total(order)} />
        )}
        narrowed={isNarrowed ? "Ningún pedido coincide con los filtros." : null}
        empty={{
          text: "Aquí verás lo que tus clientes piden: al asistente, con el carrito de WhatsApp o contigo.",
          action: add,
        }}
      />
      {openId && (
        <Late
          part={DIALOG}
          props={{ id: openId, listed: items.find(({ _id }) => _id === openId), onClose: () => open(null) }}
        />
      )}
      {begun && mayAdd && <Late part={FORM} props={{ onClose: end }} />}
    </Page>
  );
}

function stateText(order: Order): string {
  return isLate(order, Date.now()) ? "Va tarde" : STATUS_LABELS[order.status];
}

/** Of what the filters find. */
function OrderSums({ totals }: { totals: OrderTotals | undefined }) {
  if (totals?.count === 0) return null;
  const facts = [
    { label: "Pedidos", value: totals?.count },
    { label: "Pendientes", value: totals?.pending },
    { label: "Van tarde", value: totals?.late },
    { label: "Unidades", value: totals?.units },
    { label: "Vendido", value: totals && <Money amount={totals.total} /> },
  ];
  return <Totals facts={facts} />;
}
