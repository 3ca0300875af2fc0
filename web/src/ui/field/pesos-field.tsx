import { NumberField, type NumberFieldProps } from "./number-field.tsx";

/** An amount in pesos with at most two decimals; null while empty. */
export function PesosField(props: Omit<NumberFieldProps, "decimals" | "start" | "end" | "negative">) {
  return <NumberField {...props} decimals={2} start="$" end="MXN" />;
}
