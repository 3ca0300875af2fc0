// Pedidos: customer orders, newest first, filtered by state. The address holds the open one.
import { createOrder } from "@mostrador/domain/growth/orders/routes.ts";
import { type Order, SOURCE_LABELS } from "@mostrador/domain/growth/orders/schema.ts";
import { ORDER_STATUSES, STATUS_LABELS } from "@mostrador/domain/growth/orders/status.ts";
import Button from "@mui/material/Button";
import { useAddress } from "../../../lib/address/address.ts";
import { daysIn, filtersIn } from "../../../lib/address/filters.ts";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Money } from "../../../ui/data/money.tsx";
import { FilterPanel } from "../../../ui/dialog/filter-panel.tsx";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { AddRounded } from "../../../ui/icon/actions.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { JournalList, journalRows } from "../../../ui/list/journal-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { useOrders } from "./api.ts";
import { OrderState } from "./order-parts.tsx";
import { deliveryText, itemsText } from "./order-words.ts";

const FORM = latePart(async () => (await import("./order-form.tsx")).OrderForm);
const DIALOG = latePart(async () => (await import("./order-dialog.tsx")).OrderDialog);
const STATUSES = ORDER_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));
const NO_FILTERS = { desde: null, hasta: null, estado: null };
type Filters = Record<keyof typeof NO_FILTERS, string | null>;

export function OrdersPage() {
  const { params, change } = useAddress();
  const { begun, begin, end } = useBegun();
  const mayAdd = useMayCall()(createOrder);
  const status = ORDER_STATUSES.find((one) => one === params.get("estado"));
  const openId = params.get("pedido");
  const values = { ...filtersIn(params, NO_FILTERS), estado: status ?? null };
  const days = daysIn(values, useZone());
  const list = useOrders({ ...days, ...(status && { status }) });
  const isNarrowed = Boolean(status || days.from || days.to);
  const items = journalRows(list);
  const open = (id: string | null) => change({ pedido: id }, { isStep: id !== null });
  const add = mayAdd && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => begin()}>
      Registrar pedido
    </Button>
  );
  const total = ({ total: amount, currency }: Order) => <Money amount={amount} currency={currency} />;
  return (
    <Page
      title="Pedidos"
      action={(items.length > 0 || isNarrowed) && add}
      tools={
        <FilterPanel<Filters> values={values} emptyValues={NO_FILTERS} onChange={change}>
          <DayField name="desde" label="Desde" required={false} />
          <DayField name="hasta" label="Hasta" required={false} />
          <SelectField name="estado" label="Estado" emptyLabel="Todos" options={STATUSES} />
        </FilterPanel>
      }
    >
      <JournalList<Order>
        label="Pedidos"
        query={list}
        onOpen={(order) => open(order._id)}
        openId={openId}
        columns={[
          { key: "date", label: "Pedido el", render: ({ createdAt }) => dateTimeText(createdAt), width: 170 },
          { key: "client", label: "Cliente", render: ({ clientName }) => clientName, width: 190 },
          { key: "items", label: "Productos", render: itemsText },
          { key: "delivery", label: "Entrega", render: deliveryText, width: 150 },
          { key: "source", label: "Por", render: ({ source }) => SOURCE_LABELS[source], wideOnly: true },
          { key: "status", label: "Estado", render: ({ status: one }) => <OrderState status={one} />, width: 140 },
          { key: "total", label: "Total", render: total, align: "right", width: 150 },
        ]}
        renderRow={(order) => (
          <Row
            title={order.clientName}
            subtitle={`${STATUS_LABELS[order.status]} · ${itemsText(order)}`}
            amount={total(order)}
          />
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
