// The fields of 'Registra tu negocio': on the business page and in the first steps.
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { PhoneField } from "../../../ui/pick/phone-field.tsx";
import { zoneOptions } from "./zones.ts";

export function BusinessFields({ zone, autoFocus = false }: { zone?: string | undefined; autoFocus?: boolean }) {
  return (
    <>
      <FormSection columns={2}>
        <TextField name="name" label="Nombre del negocio" placeholder="Salón Ágata" autoFocus={autoFocus} />
        <TextField name="category" label="Giro" required={false} placeholder="Salón de belleza" />
      </FormSection>
      <TextArea
        name="description"
        label="Descripción"
        max={500}
        help="Tus clientes la ven en tu página de reservaciones, si no escribes otro mensaje ahí."
      />
      <FormSection columns={2}>
        <PhoneField name="whatsapp" codeName="countryCode" label="WhatsApp del negocio" />
        <PhoneField name="whatsappOwner" codeName="countryCodeOwner" label="WhatsApp de quien es dueño" />
      </FormSection>
      <SelectField name="timezone.name" label="Zona horaria" options={zoneOptions(zone)} />
    </>
  );
}
