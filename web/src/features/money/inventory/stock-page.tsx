// Movimientos de inventario: stock in and out, newest first.
import { CAUSE_LABELS, STOCK_CAUSES } from "@mostrador/domain/money/inventory/cause.ts";
import { createStockMovements } from "@mostrador/domain/money/inventory/routes.ts";
import type { StockMovement } from "@mostrador/domain/money/inventory/schema.ts";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { useAddress } from "../../../lib/address/address.ts";
import { branchDaysIn, filtersIn, idIn } from "../../../lib/address/filters.ts";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { FilterPanel } from "../../../ui/dialog/filter-panel.tsx";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { AddRounded } from "../../../ui/icon/actions.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { JournalList, journalRows } from "../../../ui/list/journal-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { Totals } from "../../../ui/list/totals.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { useBranchZones } from "../../business/branches/index.ts";
import { useProducts } from "../../catalog/products/index.ts";
import { type StockFilters, useStockLive, useStockMovements, useStockTotals } from "./api.ts";
import { CountForm } from "./count-form.tsx";
import { StockForm } from "./stock-form.tsx";
import { signedQuantity } from "./stock-list.tsx";
import { TransferForm } from "./transfer-form.tsx";

const NO_FILTERS = { desde: null, hasta: null, producto: null, sucursal: null, tipo: null, motivo: null };
type AddressFilters = Record<keyof typeof NO_FILTERS, string | null>;

export function StockPage() {
  const { params, change } = useAddress();
  const { begun, begin, end } = useBegun();
  const mayAdd = useMayCall()(createStockMovements);
  const { branches, zoneOf } = useBranchZones();
  const open = branches.filter(({ isArchived }) => !isArchived);
  const values = filtersIn(params, NO_FILTERS);
  const filters = filtersOf(values);
  const list = useStockMovements(filters);
  const sums = useStockTotals(filters);
  const totals = sums.data;
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
      action={(items.length > 0 || isNarrowed) && add}
      tools={
        <>
          <FilterPanel<AddressFilters> values={values} emptyValues={NO_FILTERS} onChange={change}>
            <FilterFields branches={branches} />
          </FilterPanel>
          {mayAdd && (
            <Button variant="outlined" onClick={() => begin("conteo")}>
              Contar inventario
            </Button>
          )}
          {mayAdd && branches.length !== 1 && (
            <Button variant="outlined" disabled={open.length < 2} onClick={() => begin("traspaso")}>
              Traspasar
            </Button>
          )}
          <Button component={Link} to="/inventario/conteos">
            Conteos y traspasos
          </Button>
        </>
      }
    >
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
      {mayAdd && begun === "conteo" && <CountForm onClose={end} />}
      {mayAdd && begun === "traspaso" && <TransferForm onClose={end} />}
      {mayAdd && begun && begun !== "conteo" && begun !== "traspaso" && <StockForm onClose={end} />}
    </Page>
  );
}

const COUNT = new Intl.NumberFormat("es-MX");
const CAUSES = STOCK_CAUSES.map((value) => ({ value, label: CAUSE_LABELS[value] }));

function FilterFields({ branches }: { branches: readonly { _id: string; name: string }[] }) {
  const { data: products = [] } = useProducts();
  return (
    <>
      <DayField name="desde" label="Desde" required={false} />
      <DayField name="hasta" label="Hasta" required={false} />
      <SelectField
        name="producto"
        label="Producto"
        emptyLabel="Todos"
        options={products.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <SelectField
        name="tipo"
        label="Tipo"
        emptyLabel="Todos"
        options={[
          { value: "in", label: "Entradas" },
          { value: "out", label: "Salidas" },
        ]}
      />
      <SelectField name="motivo" label="Motivo" emptyLabel="Todos" options={CAUSES} />
      <SelectField
        name="sucursal"
        label="Sucursal"
        emptyLabel="Todas"
        options={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
    </>
  );
}

/** All movements of one product: their difference is what there is of it. */
function isStock({ productId, fromDay, toDay, type, cause }: StockFilters): boolean {
  return productId !== undefined && !fromDay && !toDay && !type && !cause;
}

function filtersOf(values: AddressFilters): StockFilters {
  const { producto, sucursal, tipo, motivo } = values;
  const cause = STOCK_CAUSES.find((one) => one === motivo);
  const [productId, branchId] = [producto, sucursal].map(idIn);
  return {
    ...branchDaysIn(values),
    ...(productId && { productId }),
    ...(branchId && { branchId }),
    ...((tipo === "in" || tipo === "out") && { type: tipo }),
    ...(cause && { cause }),
  };
}
