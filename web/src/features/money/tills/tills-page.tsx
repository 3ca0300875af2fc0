// Corte de caja: open tills and closings, newest first. The address holds the filters and the open till.
import { openTill } from "@mostrador/domain/money/tills/routes.ts";
import type { Till } from "@mostrador/domain/money/tills/schema.ts";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useState } from "react";
import { useAddress } from "../../../lib/address/address.ts";
import { idIn } from "../../../lib/address/filters.ts";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Money } from "../../../ui/data/money.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { isEmptyJournal, JournalList, journalRows } from "../../../ui/list/journal-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { useDayBranchFilter } from "../../business/branches/index.ts";
import { useTill, useTills } from "./api.ts";
import { ExportTills } from "./export-tills.tsx";
import { GlobalInvoiceDialog } from "./global-invoice-dialog.tsx";
import { OpenTillForm } from "./open-till-form.tsx";
import { TillDialog } from "./till-dialog.tsx";

export function TillsPage() {
  const { params, change } = useAddress();
  const { begun, begin, end } = useBegun();
  const [isDrafting, setIsDrafting] = useState(false);
  const { filters, isNarrowed, branches: all, zoneOf, panel, chips } = useDayBranchFilter();
  const branches = all.filter(({ isArchived }) => !isArchived);
  const list = useTills(filters);
  const items = journalRows(list);
  const openId = idIn(params.get("caja"));
  const open = (id: string | null) => change({ caja: id }, { isStep: id !== null });
  const when = ({ branchId }: Till, at: string) => dateTimeText(at, { zone: zoneOf(branchId) });
  const mayOpen = useMayCall()(openTill);
  const add = mayOpen && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => begin()}>
      Abrir caja
    </Button>
  );
  return (
    <Page
      title="Corte de caja"
      action={(!isEmptyJournal(list) || isNarrowed) && add}
      tools={
        <>
          {panel}
          <Button onClick={() => setIsDrafting(true)}>Factura global</Button>
          {!isEmptyJournal(list) && <ExportTills filters={filters} zoneOf={zoneOf} />}
        </>
      }
    >
      {chips}
      <JournalList<Till>
        label="Cajas"
        query={list}
        onOpen={({ _id }) => open(_id)}
        openId={openId ?? null}
        columns={[
          { key: "person", label: "De quién", render: ({ personName }) => personName },
          { key: "branch", label: "Sucursal", render: ({ branchName }) => branchName, width: 160 },
          { key: "opened", label: "Abierta", render: (till) => when(till, till.openedAt), width: 170 },
          {
            key: "closed",
            label: "Corte",
            render: (till) => (till.closedAt ? when(till, till.closedAt) : "Abierta"),
            width: 170,
          },
          { key: "by", label: "Firmó", render: ({ closedBy }) => closedBy, wideOnly: true },
          { key: "difference", label: "Diferencia", render: differenceOf, align: "right", width: 150 },
        ]}
        renderRow={(till) => (
          <Row
            title={till.personName}
            subtitle={`${till.branchName} · ${till.closedAt ? `corte ${when(till, till.closedAt)}` : "abierta"}`}
            amount={till.closedAt && differenceOf(till)}
          />
        )}
        narrowed={isNarrowed ? "Ninguna caja coincide con los filtros." : null}
        empty={{ text: "Abre tu caja al empezar el día y haz su corte al final.", action: add }}
      />
      {openId && (
        <Opened
          id={openId}
          listed={items.find(({ _id }) => _id === openId)}
          zoneOf={zoneOf}
          onClose={() => open(null)}
        />
      )}
      {begun && mayOpen && <OpenTillForm branches={branches} onClose={end} />}
      {isDrafting && <GlobalInvoiceDialog branches={branches} onClose={() => setIsDrafting(false)} />}
    </Page>
  );
}

function differenceOf({ difference }: Till) {
  return difference === null ? "—" : <Money amount={difference} />;
}

type OpenedProps = {
  id: string;
  listed: Till | undefined;
  zoneOf: (branchId: string) => string;
  onClose: () => void;
};

/** The address may name one that is not in the list. */
function Opened({ id, listed, zoneOf, onClose }: OpenedProps) {
  const read = useTill(listed ? null : id);
  const till = listed ?? read.data?.[0];
  if (till) return <TillDialog till={till} zone={zoneOf(till.branchId)} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Caja">
      {read.isLoading ? <Skeleton height={160} /> : <Empty drawing="search" text="Esa caja ya no está." dense />}
    </Dialog>
  );
}
