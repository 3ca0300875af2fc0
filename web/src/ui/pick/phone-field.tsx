// A telephone number in two form fields: the dial code (digits, '52') and the number (digits only).
import { groupedPhone, isPhoneOf, type Phone, readInternational, readPhone } from "@mostrador/domain/kit/phone.ts";
import { PHONE_COUNTRIES } from "@mostrador/domain/kit/phone-countries.ts";
import MenuItem from "@mui/material/MenuItem";
import OutlinedInput from "@mui/material/OutlinedInput";
import Select from "@mui/material/Select";
import Stack from "@mui/material/Stack";
import { FieldFrame, type FieldText } from "../field/field-frame.tsx";
import { useField } from "../field/use-field.ts";

const MOST_DIGITS = 13;
const COUNTRY_NAMES = new Intl.DisplayNames("es-MX", { type: "region" });

export type PhoneFieldProps = FieldText & {
  /** The number's field. */
  name: string;
  /** The dial code's field. */
  codeName: string;
  /** Several countries share a code: this optional field holds the country ('MX'). */
  countryField?: string;
  placeholder?: string;
};

export function PhoneField(props: PhoneFieldProps) {
  const number = useField<string>(props.name);
  const code = useField<string>(props.codeName);
  const error = number.error ?? code.error;
  const current = PHONE_COUNTRIES.find((entry) => entry.code === code.value);
  const listed = current || !code.value ? PHONE_COUNTRIES : [{ country: "", code: code.value }, ...PHONE_COUNTRIES];
  const write = (text: string) => {
    const known = readInternational(text) ?? wholeNumber(code.value, text);
    if (known) code.change(known.code);
    number.change((known?.number ?? text.replace(/\D/g, "")).slice(0, MOST_DIGITS));
  };
  return (
    <FieldFrame {...props} id={number.id} error={error} several>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Select
          inputRef={code.ref}
          error={Boolean(error)}
          disabled={props.disabled ?? false}
          value={current ? `${current.country}${current.code}` : (code.value ?? "MX52")}
          onChange={(event) => code.change(event.target.value.replace(/\D/g, ""))}
          onBlur={code.blur}
          renderValue={(value) => `+${value.replace(/\D/g, "")}`}
          slotProps={{ input: { "aria-label": "Clave del país" } }}
          SelectDisplayProps={{ "aria-label": "Clave del país" }}
          MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
          sx={{ width: 92, flexShrink: 0 }}
        >
          {listed.map((entry) => (
            <MenuItem key={entry.country} value={`${entry.country}${entry.code}`}>
              <span>{entry.country ? COUNTRY_NAMES.of(entry.country) : "Otro"}</span>
              <span style={{ marginLeft: "auto", opacity: 0.7 }}>+{entry.code}</span>
            </MenuItem>
          ))}
        </Select>
        <OutlinedInput
          fullWidth
          id={number.id}
          name={number.name}
          inputRef={number.ref}
          type="tel"
          error={Boolean(error)}
          disabled={props.disabled ?? false}
          value={groupedPhone({ code: code.value ?? "52", number: number.value ?? "" })}
          onChange={(event) => write(event.target.value)}
          onBlur={number.blur}
          placeholder={props.placeholder ?? "55 1234 5678"}
          slotProps={{
            input: {
              inputMode: "tel",
              autoComplete: "off",
              "aria-required": props.required,
              "aria-describedby": (error ?? props.help) ? `${number.id}-help` : undefined,
            },
          }}
        />
      </Stack>
    </FieldFrame>
  );
}

/** Splits a complete number with a country code or an old prefix; until then keeps the typed text. */
function wholeNumber(code: string | null | undefined, text: string): Phone | null {
  const digits = text.replace(/\D/g, "");
  const read = readPhone(code ?? "52", text);
  return read.number.length < digits.length && isPhoneOf(read.code, read.number) ? read : null;
}
