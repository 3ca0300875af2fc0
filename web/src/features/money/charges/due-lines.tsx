// The lines of a charge: what each costs, its discount, and whether it is charged now.
import type { Due } from "@mostrador/domain/money/charges/schema.ts";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { moneyText } from "../../../ui/data/money.tsx";
import { PesosField } from "../../../ui/field/pesos-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormError, useFormValue } from "../../../ui/form/use-form-values.ts";
import type { WrittenLine } from "./charge-values.ts";

export function DueLines({ dues }: { dues: readonly Due[] }) {
  const lines = useFormValue<WrittenLine[]>("lines");
  const error = useFormError("lines");
  return (
    <FormSection title="Qué cobras">
      {dues.map((due, at) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place in the form
          key={at}
          role="group"
          aria-label={due.title}
        >
          <SwitchField
            name={`lines.${at}.isCharged`}
            label={due.title}
            help={factsOf(due)}
            disabled={due.refusal !== ""}
          />
          {lines[at]?.isCharged && (
            <Box
              sx={{
                display: "grid",
                gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))",
                gap: 1.5,
                alignItems: "start",
              }}
            >
              <PesosField name={`lines.${at}.price`} label="Precio" />
              <PesosField name={`lines.${at}.discount`} label="Descuento" required={false} placeholder="0.00" />
            </Box>
          )}
        </Box>
      ))}
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      {dues.every(({ owed }) => owed === 0) && <Typography color="textSecondary">Ya no se debe nada.</Typography>}
    </FormSection>
  );
}

function factsOf({ refusal, price, suggested, discount, paid, owed }: Due): string {
  if (refusal) return refusal;
  const facts = [
    price === null && (suggested === null ? "Sin precio: escríbelo" : "Precio del servicio: revísalo"),
    price !== null && `Precio ${moneyText(price)}`,
    discount > 0 && `descuento ${moneyText(discount)}`,
    paid > 0 && `pagado ${moneyText(paid)}`,
    owed !== null && `se debe ${moneyText(owed)}`,
  ];
  return facts.filter(Boolean).join(" · ");
}
