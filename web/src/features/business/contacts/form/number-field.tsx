import { Duplicate } from "@mostrador/domain/business/contacts/schema.ts";
import MuiLink from "@mui/material/Link";
import { Link } from "react-router";
import { CallError } from "../../../../lib/client.ts";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { PhoneField } from "../../../../ui/pick/phone-field.tsx";

/** The contact that already has a refused number, and that number. */
export type TakenNumber = { whatsapp: string; countryCode: string; contact: { _id: string; name: string } };

/** Null for any other refusal. */
export function takenOf(reason: unknown, number: { whatsapp?: string; countryCode?: string }): TakenNumber | null {
  const told = reason instanceof CallError && reason.status === 409 ? Duplicate.safeParse(reason.data).data : undefined;
  return told
    ? { whatsapp: number.whatsapp ?? "", countryCode: number.countryCode ?? "", contact: told.duplicate }
    : null;
}

/** The number; when another contact has it, also a link to that contact. */
export function NumberField({ taken }: { taken: TakenNumber | null }) {
  const number = useFormValue<string>("whatsapp");
  const code = useFormValue<string>("countryCode");
  const isStill = taken && taken.whatsapp === number && taken.countryCode === code;
  return (
    <div>
      <PhoneField name="whatsapp" codeName="countryCode" label="WhatsApp" />
      {isStill && (
        <MuiLink component={Link} to={`/contactos/${taken.contact._id}`} variant="body2">
          Ver a {taken.contact.name}
        </MuiLink>
      )}
    </div>
  );
}
