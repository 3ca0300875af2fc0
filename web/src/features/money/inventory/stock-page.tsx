// Movimientos de inventario: stock in and out, newest first.
import { localOf } from "@mostrador/domain/kit/time.ts";
import { createStockMovements } from "@mostrador/domain/money/inventory/routes.ts";
import type { StockMovement } from "@mostrador/domain/money/inventory/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { useAddress } from "../../../lib/address/address.ts";
import { filtersIn, idIn } from "../../../lib/address/filters.ts";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { useNow } from "../../../lib/use-now.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { FilterPanel } from "../../../ui/dialog/filter-panel.tsx";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { isEmptyJournal, JournalList, journalRows } from "../../../ui/list/journal-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { Totals } from "../../../ui/list/totals.tsx";
import { PeriodChips } from "../../../ui/time/period-chips.tsx";
import { useBranchZones } from "../../business/branches/index.ts";
import { useStockLive, useStockMovements, useStockTotals } from "./api.ts";
import { CountForm } from "./count-form.tsx";
import { ExportStock } from "./list/export-stock.tsx";
import { OpenStock } from "./list/open-stock.tsx";
import { type AddressFilters, filtersOf, isStock, NO_FILTERS } from "./list/stock-address.ts";
import { StockFilterFields } from "./list/stock-filter-fields.tsx";
import { StockForm } from "./stock-form.tsx";
import { signedQuantity } from "./stock-list.tsx";
import { TransferForm } from "./transfer-form.tsx";

export function StockPage() {
  const { params, change } = useAddress();
  const { begun, begin, end } = useBegun();
  const mayAdd = useMayCall()(createStockMovements);
  const { branches, zoneOf } = useBranchZones();
  const active = branches.filter(({ isArchived }) => !isArchived);
  const values = filtersIn(params, NO_FILTERS);
  const filters = filtersOf(values);
  const list = useStockMovements(filters);
  const sums = useStockTotals(filters);
  const totals = sums.data;
  const today = localOf(zoneOf(values.sucursal), useNow()).day;
  const openId = idIn(params.get("movimiento"));
  const open = (id: string | null) => change({ movimiento: id }, { isStep: id !== null });
  useStockLive();
  const items = journalRows(list);
  const isNarrowed = Object.keys(filters).length > 0;
  const add = mayAdd && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => begin()}>
      Registrar movimiento
    </Button>
  );
  const when = ({ date, branchId }: StockMovement) => dateTimeText(date, { zone: zoneOf(branchId) });
  return (
    <Page
      title="Movimientos de inventario"
      action={(!isEmptyJournal(list) || isNarrowed) && add}
      tools={
        <>
          <FilterPanel<AddressFilters> values={values} emptyValues={NO_FILTERS} onChange={change}>
            <StockFilterFields branches={branches} />
          </FilterPanel>
          {mayAdd && (
            <Button variant="outlined" onClick={() => begin("conteo")}>
              Contar inventario
            </Button>
          )}
          {mayAdd && branches.length !== 1 && (
            <Button variant="outlined" disabled={active.length < 2} onClick={() => begin("traspaso")}>
              Traspasar
            </Button>
          )}
          <Button component={Link} to="/inventario/conteos">
            Conteos y traspasos
          </Button>
          {!isEmptyJournal(list) && <ExportStock filters={filters} zoneOf={zoneOf} />}
        </>
      }
    >
      <Box sx={{ mb: 2 }}>
        <PeriodChips kinds={["today", "week", "month"]} values={values} today={today} onChange={change} />
      </Box>
      {totals?.count !== 0 && !sums.isLoadingError && (
        <Totals
          facts={[
            { label: "Movimientos", value: totals?.count },
            { label: "Entradas", value: totals && COUNT.format(totals.in) },
            { label: "Salidas", value: totals && COUNT.format(totals.out) },
            ...(isStock(filters)
              ? [{ label: "Existencia", value: totals && COUNT.format(totals.in - totals.out) }]
              : []),
          ]}
        />
      )}
      <JournalList<StockMovement>
        label="Movimientos de inventario"
        query={list}
        onOpen={({ _id }) => open(_id)}
        openId={openId ?? null}
        columns={[
          { key: "date", label: "Fecha", render: when, width: 190 },
          { key: "product", label: "Producto", render: (movement) => movement.productName },
          { key: "quantity", label: "Cantidad", render: signedQuantity, align: "right", width: 160 },
          { key: "branch", label: "Sucursal", render: (movement) => movement.branchName },
          { key: "customId", label: "Identificador", render: (movement) => movement.customId, wideOnly: true },
          { key: "comments", label: "Comentarios", render: (movement) => movement.comments, wideOnly: true },
          { key: "by", label: "Registró", render: (movement) => movement.createdBy, wideOnly: true },
        ]}
        renderRow={(movement) => (
          <Row
            title={movement.productName}
            subtitle={`${movement.branchName} · ${when(movement)}`}
            amount={signedQuantity(movement)}
          />
        )}
        narrowed={isNarrowed ? "Ningún movimiento coincide con los filtros." : null}
        empty={{ text: "Registra lo que entra y lo que sale para saber cuánto te queda.", action: add }}
      />
      {openId && (
        <OpenStock
          id={openId}
          listed={items.find(({ _id }) => _id === openId)}
          when={when}
          onClose={() => open(null)}
        />
      )}
      {mayAdd && begun === "conteo" && <CountForm onClose={end} />}
      {mayAdd && begun === "traspaso" && <TransferForm onClose={end} />}
      {mayAdd && begun && begun !== "conteo" && begun !== "traspaso" && <StockForm onClose={end} />}
    </Page>
  );
}

const COUNT = new Intl.NumberFormat("es-MX");
