// The form of one contact: 'Individual' of the documents, with every field.
import {
  type Contact,
  type ContactEdit,
  GENDERS,
  type NewContact,
} from "@mostrador/domain/business/contacts/schema.ts";
import { type ReactNode, useState } from "react";
import type { ContactInterest } from "../../../../lib/contact/in-contact.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { deviceToday } from "../../../../ui/time/typed-day.ts";
import { useCreateContact, useEditContact } from "../api.ts";
import { TYPES } from "../contact-type.ts";
import { contactShape, contactValues } from "./contact-values.ts";
import { CustomFieldsField } from "./custom-fields-field.tsx";
import { InterestsFields } from "./interests-fields.tsx";
import { NotesField } from "./notes-field.tsx";
import { NumberField, type TakenNumber, takenOf } from "./number-field.tsx";

/** `head`: shown above the fields, such as the tabs of the other way to register. */
type Props = {
  contact: Contact | null;
  interests: readonly ContactInterest[];
  onClose: () => void;
  head?: ReactNode;
};

export function ContactForm({ contact, interests, onClose, head }: Props) {
  const [taken, setTaken] = useState<TakenNumber | null>(null);
  const { businessId } = useActiveBusiness();
  const create = useCreateContact();
  const edit = useEditContact();
  const toast = useToast();
  const send = (values: NewContact | ContactEdit) =>
    contact
      ? edit.mutateAsync({
          params: { id: contact._id },
          body: { client: { ...(values as ContactEdit), updatedAt: contact.updatedAt } },
        })
      : create.mutateAsync({ body: { client: values as NewContact } });
  return (
    <FormDialog<NewContact | ContactEdit>
      open
      onClose={onClose}
      title={contact ? "Editar contacto" : "Registrar contacto"}
      schema={contactShape(contact)}
      defaultValues={contactValues(contact, businessId ?? "")}
      draftKey={contact ? `contact:${contact._id}` : `contact:new:${businessId}`}
      errorRoot="client"
      onSubmit={async (values, form) => {
        setTaken(null);
        try {
          toast.success((await send(values)).message);
        } catch (reason) {
          // The raw form value: the schema may parse it differently.
          setTaken(takenOf(reason, form.getValues()));
          throw reason;
        }
      }}
    >
      {head}
      <FormSection columns={2}>
        <TextField name="name" label="Nombre" autoFocus />
        <NumberField taken={taken} />
        <TextField name="lastname" label="Apellido paterno" required={false} />
        <TextField name="secondLastname" label="Apellido materno" required={false} />
        <TextField name="email" label="Correo" type="email" required={false} />
        <SelectField name="type" label="Tipo" options={TYPES.map(({ value, label }) => ({ value, label }))} />
        <SelectField
          name="gender"
          label="Género"
          required={false}
          options={GENDERS.map((gender) => ({ value: gender as string, label: gender }))}
          emptyLabel="Sin indicar"
        />
        <DayField name="birthdate" label="Fecha de nacimiento" max={deviceToday()} years required={false} />
        <TextField name="customId" label="Identificador" required={false} help="Hasta 10 letras y números" />
      </FormSection>
      <SwitchField name="noRespond" label="El asistente no le responde" help="Tú sí puedes escribirle." />
      <InterestsFields interests={interests} />
      <FormSection title="Campos personalizados" description="Lo que tu negocio necesita saber de sus contactos.">
        <CustomFieldsField name="customFields" />
      </FormSection>
      <FormSection title="Notas">
        <NotesField name="notes" />
      </FormSection>
    </FormDialog>
  );
}
