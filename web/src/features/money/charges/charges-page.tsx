// Cobros: the tickets, newest first. The address holds the days, the branch and the open ticket.
import type { Charge } from "@mostrador/domain/money/charges/schema.ts";
import Skeleton from "@mui/material/Skeleton";
import { useAddress } from "../../../lib/address/address.ts";
import { idIn } from "../../../lib/address/filters.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Money } from "../../../ui/data/money.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { JournalList, journalRows } from "../../../ui/list/journal-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { useDayBranchFilter } from "../../business/branches/index.ts";
import { useCharge, useCharges, useChargesLive } from "./api.ts";
import { TicketDialog } from "./ticket-dialog.tsx";

export function ChargesPage() {
  const { params, change } = useAddress();
  const { filters, isNarrowed, zoneOf, panel, chips } = useDayBranchFilter();
  const list = useCharges(filters);
  useChargesLive();
  const items = journalRows(list);
  const openId = idIn(params.get("cobro"));
  const open = (id: string | null) => change({ cobro: id }, { isStep: id !== null });
  const when = ({ createdAt, branchId }: Charge) => dateTimeText(createdAt, { zone: zoneOf(branchId) });
  const total = ({ total: amount }: Charge) => <Money amount={amount} />;
  const of = ({ lines }: Charge) => lines.map(({ title }) => title).join(", ");
  return (
    <Page title="Cobros" tools={panel}>
      {chips}
      <JournalList<Charge>
        label="Cobros"
        query={list}
        onOpen={({ _id }) => open(_id)}
        openId={openId ?? null}
        columns={[
          { key: "ticket", label: "Folio", render: ({ ticket }) => ticket, width: 90 },
          { key: "date", label: "Fecha", render: when, width: 170 },
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
