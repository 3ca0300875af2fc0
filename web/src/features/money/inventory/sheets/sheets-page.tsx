// Conteos y traspasos: counts of the stock and transfers between branches, newest first, each with its differences.
import { countStock } from "@mostrador/domain/money/inventory/routes.ts";
import { SHEET_KINDS, SHEET_LABELS, type StockSheet } from "@mostrador/domain/money/inventory/schema.ts";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { useAddress } from "../../../../lib/address/address.ts";
import { daysIn, filtersIn, idIn } from "../../../../lib/address/filters.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { FilterPanel } from "../../../../ui/dialog/filter-panel.tsx";
import { useBegun } from "../../../../ui/dialog/use-begun.ts";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { isEmptyJournal, JournalList, journalRows } from "../../../../ui/list/journal-list.tsx";
import { Row } from "../../../../ui/list/row.tsx";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { useBranchZones } from "../../../business/branches/index.ts";
import { CountForm } from "../count-form.tsx";
import { TransferForm } from "../transfer-form.tsx";
import { type SheetFilters, useStockSheets } from "./api.ts";
import { OpenedSheet } from "./sheet-dialog.tsx";
import { differencesText, placeText } from "./sheet-text.ts";

const NO_FILTERS = { desde: null, hasta: null, tipo: null };
type AddressFilters = Record<keyof typeof NO_FILTERS, string | null>;

const OPTIONS = SHEET_KINDS.map((value) => ({ value, label: SHEET_LABELS[value] }));

export function SheetsPage() {
  const { params, change } = useAddress();
  const { begun, begin, end } = useBegun();
  const { branches, own: zone } = useBranchZones();
  const values = filtersIn(params, NO_FILTERS);
  const filters = filtersOf(values, zone);
  const list = useStockSheets(filters);
  const items = journalRows(list);
  const isNarrowed = Object.keys(filters).length > 0;
  const openId = idIn(params.get("hoja"));
  const open = (id: string | null) => change({ hoja: id }, { isStep: id !== null });
  const mayCount = useMayCall()(countStock);
  const active = branches.filter(({ isArchived }) => !isArchived);
  const when = ({ createdAt }: StockSheet) => dateTimeText(createdAt, { zone });
  const count = mayCount && (
    <Button variant="contained" color="primary" onClick={() => begin("conteo")}>
      Contar inventario
    </Button>
  );
  return (
    <Page
      title="Conteos y traspasos"
      action={(!isEmptyJournal(list) || isNarrowed) && count}
      tools={
        <>
          <FilterPanel<AddressFilters> values={values} emptyValues={NO_FILTERS} onChange={change}>
            <DayField name="desde" label="Desde" required={false} />
            <DayField name="hasta" label="Hasta" required={false} />
            <SelectField name="tipo" label="Tipo" emptyLabel="Todos" options={OPTIONS} />
          </FilterPanel>
          {mayCount && branches.length !== 1 && (
            <Button variant="outlined" disabled={active.length < 2} onClick={() => begin("traspaso")}>
              Traspasar
            </Button>
          )}
          <Button component={Link} to="/inventario/movimientos">
            Movimientos
          </Button>
        </>
      }
    >
      <JournalList<StockSheet>
        label="Conteos y traspasos"
        query={list}
        onOpen={({ _id }) => open(_id)}
        openId={openId ?? null}
        columns={[
          { key: "date", label: "Fecha", render: when, width: 190 },
          { key: "kind", label: "Tipo", render: ({ kind }) => SHEET_LABELS[kind], width: 110 },
          { key: "place", label: "Sucursal", render: placeText },
          { key: "result", label: "Resultado", render: differencesText },
          { key: "reason", label: "Motivo", render: ({ reason }) => reason, wideOnly: true },
          { key: "by", label: "Registró", render: ({ createdBy }) => createdBy, wideOnly: true },
        ]}
        renderRow={(sheet) => (
          <Row
            title={`${SHEET_LABELS[sheet.kind]} · ${placeText(sheet)}`}
            subtitle={`${when(sheet)} · ${differencesText(sheet)}`}
          />
        )}
        narrowed={isNarrowed ? "Ningún conteo ni traspaso coincide con los filtros." : null}
        empty={{
          text: "Cuenta lo que hay y compáralo con lo que se espera: aquí queda cada diferencia.",
          action: count,
        }}
      />
      {openId && (
        <OpenedSheet
          id={openId}
          zone={zone}
          listed={items.find(({ _id }) => _id === openId)}
          onClose={() => open(null)}
        />
      )}
      {mayCount && begun === "conteo" && <CountForm onClose={end} />}
      {mayCount && begun === "traspaso" && <TransferForm onClose={end} />}
    </Page>
  );
}

function filtersOf(values: AddressFilters, zone: string): SheetFilters {
  const kind = SHEET_KINDS.find((one) => one === values.tipo);
  return { ...daysIn(values, zone), ...(kind && { kind }) };
}
