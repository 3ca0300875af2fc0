import { changedContact } from "@mostrador/domain/business/contacts/changed-contact.ts";
import { type Contact, ContactEdit, GENDERS, NewContact } from "@mostrador/domain/business/contacts/schema.ts";
import { useState } from "react";
import * as z from "zod";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { PhoneField } from "../../../ui/pick/phone-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { DayField } from "../../../ui/time/day-field.tsx";
import { deviceToday } from "../../../ui/time/typed-day.ts";
import { useCreateContact, useEditContact } from "./api.ts";
import { TYPES } from "./contact-type.ts";

type Props = {
  contact: Contact | null;
  onClose: () => void;
  /** What is known already, such as the name that was typed in a search. */
  start?: { name?: string };
  onSaved?: (contact: Contact) => void;
};

/** What is stored for a birthday that nobody told (contract/contacts#fields). */
const NO_BIRTHDAY = "2000-01-01";
const withBirthday = (values: unknown) => {
  const contact = values as { birthdate: string | null };
  return { ...contact, birthdate: contact.birthdate ?? NO_BIRTHDAY };
};

/** Of a contact that is edited only what changes is held to the limits of a new one. */
export function contactShape(contact: Contact | null) {
  if (!contact) return z.preprocess(withBirthday, NewContact);
  const edited = ContactEdit.check(({ value, issues }) => {
    for (const { path, message } of changedContact(contact, value).error?.issues ?? []) {
      issues.push({ code: "custom", path: [...path], message, input: value });
    }
  });
  return z.preprocess(withBirthday, edited);
}

export function ContactForm({ contact: current, onClose, start, onSaved }: Props) {
  // As it was when the form was filled: what others save meanwhile is refused to be overwritten (D-1.6).
  const [contact] = useState(current);
  const { businessId } = useActiveBusiness();
  const create = useCreateContact();
  const edit = useEditContact();
  const toast = useToast();
  const save = async (values: NewContact | ContactEdit) => {
    const answer = contact
      ? await edit.mutateAsync({
          params: { id: contact._id },
          body: { client: { ...(values as ContactEdit), updatedAt: contact.updatedAt } },
        })
      : await create.mutateAsync({ body: { client: values as NewContact } });
    toast.success(answer.message);
    onSaved?.(answer.data);
  };
  return (
    <FormDialog<NewContact | ContactEdit>
      open
      onClose={onClose}
      title={contact ? "Editar contacto" : "Registrar contacto"}
      schema={contactShape(contact)}
      defaultValues={valuesOf(contact, businessId ?? "", start?.name ?? "")}
      onSubmit={save}
      draftKey={contact ? `contact:${contact._id}:${contact.updatedAt}` : `contact:new:${businessId}`}
      errorRoot="client"
    >
      <FormSection columns={2}>
        <TextField name="name" label="Nombre" autoFocus />
        <PhoneField name="whatsapp" codeName="countryCode" label="WhatsApp" />
        <TextField name="lastname" label="Apellido paterno" required={false} />
        <TextField name="secondLastname" label="Apellido materno" required={false} />
        <TextField name="email" label="Correo" type="email" required={false} />
        <SelectField name="type" label="Tipo" options={TYPES.map(({ value, label }) => ({ value, label }))} />
        <SelectField
          name="gender"
          label="Género"
          required={false}
          options={GENDERS.map((gender) => ({ value: gender as string, label: gender }))}
          placeholder="Sin indicar"
        />
        <DayField name="birthdate" label="Fecha de nacimiento" max={deviceToday()} years required={false} />
        <TextField name="customId" label="Identificador" required={false} help="Hasta 10 letras y números" />
      </FormSection>
      <SwitchField name="noRespond" label="El asistente no le responde" help="Tú sí puedes escribirle." />
    </FormDialog>
  );
}

function valuesOf(contact: Contact | null, businessId: string, name: string): object {
  return {
    businessId,
    name: contact?.name ?? name,
    lastname: contact?.lastname ?? "",
    secondLastname: contact?.secondLastname ?? "",
    whatsapp: contact?.whatsapp ?? "",
    countryCode: contact?.countryCode ?? "52",
    email: contact?.email ?? "",
    type: contact?.type ?? "lead",
    gender: contact?.gender ?? "",
    birthdate: contact && contact.birthdate !== NO_BIRTHDAY ? contact.birthdate : null,
    customId: contact?.customId ?? "",
    noRespond: contact?.noRespond ?? false,
    notes: contact?.notes ?? [],
    interests: contact?.interests ?? { services: [], courses: [], products: [], properties: [] },
    customFields: contact?.customFields ?? [],
  };
}
