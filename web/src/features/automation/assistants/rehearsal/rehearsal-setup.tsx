// Sets who writes in a rehearsal and at what time. A change restarts it.
import { shortWhen } from "@mostrador/domain/automation/assistants/rehearsal/effects.ts";
import { NewRehearsalLine } from "@mostrador/domain/automation/assistants/rehearsal/schema.ts";
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import { useRef } from "react";
import { useActiveBusiness, useMay } from "../../../../lib/session/active-business.ts";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { FormActions } from "../../../../ui/form/form-actions.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { SearchSelectField } from "../../../../ui/pick/search-select.tsx";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { hourText } from "../../../../ui/time/hour-text.ts";
import { TimeField } from "../../../../ui/time/time-field.tsx";
import { findContacts, foundContact, readContact } from "../../../business/contacts/index.ts";
import type { Situation } from "./use-rehearsal.ts";

const Settings = NewRehearsalLine.pick({ contactId: true, contactName: true, day: true, time: true });

type Props = { situation: Situation; isForTeam: boolean; onSettled: (next: Situation) => void; onCancel: () => void };

export function RehearsalSetup({ situation, isForTeam, onSettled, onCancel }: Props) {
  const { businessId } = useActiveBusiness();
  const mayPick = useMay()(PAGE.contactos, "view");
  const names = useRef(new Map<string, string>());
  const known = (id: string, label: string) => {
    names.current.set(id, label);
    return label;
  };
  const { label: _, ...values } = situation;
  return (
    <Box sx={{ p: 2, border: "1px solid", borderColor: "divider", borderRadius: 1 }}>
      <Form<Omit<Situation, "label">>
        aria-label="Quién escribe y cuándo"
        schema={Settings}
        defaultValues={values}
        onSubmit={(next) => onSettled({ ...next, label: labelOf(next, names.current) })}
        actions={<FormActions submitLabel="Empezar de nuevo así" onCancel={onCancel} />}
      >
        {mayPick && !isForTeam && (
          <SearchSelectField
            name="contactId"
            label="Contacto"
            placeholder="Nombre o número"
            required={false}
            help="Con sus citas de verdad. Déjalo vacío para probar con un cliente nuevo."
            resolve={async (id, signal) => {
              const contact = await readContact(id, signal);
              const phone = displayPhone(canonicalPhone(contact.countryCode, contact.whatsapp));
              return { id, label: known(id, contact.name || contact.pushName || phone), help: phone };
            }}
            search={async (text, signal) => {
              const found = await findContacts(businessId ?? "", text, signal);
              return found.map((contact) => {
                const { name, phone } = foundContact(contact, text);
                return { id: contact._id, label: known(contact._id, name || phone), help: phone };
              });
            }}
          />
        )}
        {!isForTeam && <NewCustomer />}
        <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 2 }}>
          <DayField name="day" label="Como si fuera el día" required={false} />
          <TimeField name="time" label="Como si fueran las" required={false} />
        </Box>
      </Form>
    </Box>
  );
}

/** A known contact has a name. */
function NewCustomer() {
  const isKnown = useFormValue<string | null>("contactId") !== null;
  if (isKnown) return null;
  return (
    <TextField
      name="contactName"
      label="Nombre del cliente nuevo"
      required={false}
      placeholder="Ana López"
      maxLength={80}
    />
  );
}

function labelOf({ contactId, contactName, day, time }: Omit<Situation, "label">, names: Map<string, string>): string {
  const who = contactId ? (names.get(contactId) ?? "Un contacto") : contactName || "Cliente nuevo";
  if (day) return `${who}, como si fuera el ${shortWhen({ day, ...(time && { time }) })}`;
  return time ? `${who}, como si fueran las ${hourText(time)}` : who;
}
