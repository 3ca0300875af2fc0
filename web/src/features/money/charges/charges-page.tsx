// Cobros: the tickets, newest first. The address holds the days, the branch and the open ticket.
import type { Charge } from "@mostrador/domain/money/charges/schema.ts";
import Skeleton from "@mui/material/Skeleton";
import { useAddress } from "../../../lib/address/address.ts";
import { daysIn, filtersIn, idIn } from "../../../lib/address/filters.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Money } from "../../../ui/data/money.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FilterPanel } from "../../../ui/dialog/filter-panel.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { JournalList, journalRows } from "../../../ui/list/journal-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { useBranches } from "../../business/branches/index.ts";
import { useCharge, useCharges, useChargesLive } from "./api.ts";
import { TicketDialog } from "./ticket-dialog.tsx";

const NO_FILTERS = { desde: null, hasta: null, sucursal: null };
type Filters = Record<keyof typeof NO_FILTERS, string | null>;

export function ChargesPage() {
  const { params, change } = useAddress();
  const values = filtersIn(params, NO_FILTERS);
  const branches = useBranches().data ?? [];
  const branchId = idIn(values.sucursal);
  const filters = { ...daysIn(values, useZone()), ...(branchId && { branchId }) };
  const list = useCharges(filters);
  useChargesLive();
  const items = journalRows(list);
  const openId = idIn(params.get("cobro"));
  const open = (id: string | null) => change({ cobro: id }, { isStep: id !== null });
  const isNarrowed = Object.keys(filters).length > 0;
  const total = ({ total: amount }: Charge) => <Money amount={amount} />;
  const of = ({ lines }: Charge) => lines.map(({ title }) => title).join(", ");
  return (
    <Page
      title="Cobros"
      tools={
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
      }
    >
      <JournalList<Charge>
        label="Cobros"
        query={list}
        onOpen={({ _id }) => open(_id)}
        openId={openId ?? null}
        columns={[
          { key: "ticket", label: "Folio", render: ({ ticket }) => ticket, width: 90 },
          { key: "date", label: "Fecha", render: ({ createdAt }) => dateTimeText(createdAt), width: 170 },
          { key: "client", label: "Cliente", render: ({ clientName }) => clientName, width: 190 },
          { key: "of", label: "De qué", render: of },
          { key: "by", label: "Cobró", render: ({ createdBy }) => createdBy, wideOnly: true },
          { key: "total", label: "Total", render: total, align: "right", width: 150 },
        ]}
        renderRow={(charge) => (
          <Row
            title={charge.clientName || `Recibo ${charge.ticket}`}
            subtitle={`${charge.ticket} · ${of(charge)}`}
            amount={total(charge)}
          />
        )}
        narrowed={isNarrowed ? "Ningún cobro coincide con los filtros." : null}
        empty={{ text: "Aquí verás cada cobro con su recibo. Cobra desde una cita, un pedido o una inscripción." }}
      />
      {openId && <Opened id={openId} listed={items.find(({ _id }) => _id === openId)} onClose={() => open(null)} />}
    </Page>
  );
}

type OpenedProps = { id: string; listed: Charge | undefined; onClose: () => void };

/** The address may name one that is not in the list. */
function Opened({ id, listed, onClose }: OpenedProps) {
  const read = useCharge(listed ? null : id);
  const charge = listed ?? read.data?.[0];
  if (charge) return <TicketDialog charge={charge} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Recibo" size="small">
      {read.isLoading ? <Skeleton height={160} /> : <Empty drawing="search" text="Ese cobro ya no está." dense />}
    </Dialog>
  );
}
