// A telephone number with its country, on the pages of customers.
import { PHONE_COUNTRIES } from "@mostrador/domain/kit/phone-countries.ts";
import { useId, useState } from "react";
import { Field } from "../parts.tsx";

/** Several countries share a code. */
let keptCountry = "MX";

const NAMES = new Intl.DisplayNames("es-MX", { type: "region" });

type PhoneNumber = { whatsapp: string; countryCode: string };
type Props = { person: PhoneNumber; change: (part: Partial<PhoneNumber>) => void; error: string | undefined };

export function NumberField({ person, change, error }: Props) {
  const id = useId();
  const [country, setCountry] = useState(keptCountry);
  const choose = (next: string) => {
    keptCountry = next;
    setCountry(next);
    change({ countryCode: PHONE_COUNTRIES.find((one) => one.country === next)?.code ?? "52" });
  };
  return (
    <div className="number">
      <div className="field">
        <label htmlFor={id}>País</label>
        <select id={id} value={country} onChange={({ target }) => choose(target.value)}>
          {PHONE_COUNTRIES.map((one) => (
            <option key={one.country} value={one.country}>
              {NAMES.of(one.country)} +{one.code}
            </option>
          ))}
        </select>
      </div>
      <Field
        label="Tu WhatsApp"
        name="whatsapp"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        value={person.whatsapp}
        onChange={({ target }) => change({ whatsapp: target.value })}
        error={error}
      />
    </div>
  );
}
