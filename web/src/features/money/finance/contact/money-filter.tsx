import { METHOD_LABELS, PAYMENT_METHODS } from "@mostrador/domain/money/finance/payment-method.ts";
import Box from "@mui/material/Box";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { MultiSelectField } from "../../../../ui/pick/multi-select-field.tsx";
import { DayField } from "../../../../ui/time/day-field.tsx";

/** The directory filter's fields about money. */
export function MoneyFilter() {
  return (
    <>
      <Box sx={PAIR}>
        <NumberField name="revenueMin" label="Ingresos desde" start="$" decimals={2} required={false} />
        <NumberField name="revenueMax" label="Ingresos hasta" start="$" decimals={2} required={false} />
      </Box>
      <Box sx={PAIR}>
        <DayField name="paidFrom" label="Pagos desde" required={false} />
        <DayField name="paidTo" label="Pagos hasta" required={false} />
      </Box>
      <MultiSelectField
        name="paymentMethod"
        label="Método de pago"
        options={PAYMENT_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))}
        placeholder="Todos"
        required={false}
      />
    </>
  );
}

const PAIR = { display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1.5 } as const;
