// The movements of the balance in pesos, newest first: what came in, and each conversion that was charged.
import { CONVERSION_LABELS, PESO_MOVEMENT_LABELS } from "@mostrador/domain/money/credits/pesos/peso-words.ts";
import { PESO_MOVEMENT_TYPES, type PesoMovement } from "@mostrador/domain/money/credits/pesos/schema.ts";
import Box from "@mui/material/Box";
import { useAddress } from "../../../../lib/address/address.ts";
import { daysIn, filtersIn } from "../../../../lib/address/filters.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { Money, moneyText } from "../../../../ui/data/money.tsx";
import { FilterPanel } from "../../../../ui/dialog/filter-panel.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { JournalList } from "../../../../ui/list/journal-list.tsx";
import { Row } from "../../../../ui/list/row.tsx";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { usePesoMovements } from "../api.ts";

const NO_FILTERS = { desde: null, hasta: null, tipo: null };
type AddressFilters = Record<keyof typeof NO_FILTERS, string | null>;

export function PesoList({ zone }: { zone: string }) {
  const { params, change } = useAddress();
  const values = filtersIn(params, NO_FILTERS);
  const type = PESO_MOVEMENT_TYPES.find((one) => one === values.tipo);
  const filters = { ...daysIn(values, zone), ...(type && { type }) };
  const list = usePesoMovements(filters);
  const when = (movement: PesoMovement) => dateTimeText(movement.date, { zone });
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
      <Box>
        <FilterPanel<AddressFilters> values={values} emptyValues={NO_FILTERS} onChange={change}>
          <DayField name="desde" label="Desde" required={false} />
          <DayField name="hasta" label="Hasta" required={false} />
          <SelectField
            name="tipo"
            label="Movimiento"
            emptyLabel="Todos"
            options={Object.entries(PESO_MOVEMENT_LABELS).map(([value, label]) => ({ value, label }))}
          />
        </FilterPanel>
      </Box>
      <JournalList<PesoMovement>
        label="Movimientos del saldo en pesos"
        query={list}
        columns={[
          { key: "date", label: "Fecha", render: when, width: 190 },
          { key: "type", label: "Movimiento", render: ({ type }) => PESO_MOVEMENT_LABELS[type], width: 190 },
          { key: "what", label: "Detalle", render: detailOf },
          { key: "amount", label: "Importe", render: (movement) => <Signed {...movement} />, align: "right" },
          {
            key: "after",
            label: "Saldo",
            render: ({ balanceAfterMovement }) => <Money amount={balanceAfterMovement} />,
            align: "right",
            width: 150,
          },
        ]}
        renderRow={(movement) => (
          <Row
            title={movement.conversion ? CONVERSION_LABELS[movement.conversion] : PESO_MOVEMENT_LABELS[movement.type]}
            subtitle={[movement.isUnpaid ? UNPAID : movement.note, when(movement)].filter(Boolean).join(" · ")}
            amount={<Signed {...movement} />}
          />
        )}
        narrowed={Object.keys(filters).length > 0 ? "Ningún movimiento coincide con los filtros." : null}
        empty={{ text: "Aquí verás lo que recargas y lo que cuesta cada conversión." }}
      />
    </Box>
  );
}

const UNPAID = "No se cobró: el saldo no alcanzaba";

function detailOf({ conversion, isUnpaid, note, createdBy }: PesoMovement): string {
  if (conversion === null) return note || createdBy;
  return isUnpaid ? `${CONVERSION_LABELS[conversion]} · ${UNPAID}` : CONVERSION_LABELS[conversion];
}

function Signed({ type, amount }: PesoMovement) {
  const isIn = type === "recharge" || type === "purchase";
  return (
    <Box
      component="span"
      sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap", color: isIn ? "success.ink" : "text.primary" }}
    >
      {amount === 0 ? moneyText(0) : `${isIn ? "+" : "−"}${moneyText(amount)}`}
    </Box>
  );
}
