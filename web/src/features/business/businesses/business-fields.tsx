// The fields of 'Registra tu negocio': on the business's own page and in its first steps.
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { PhoneField } from "../../../ui/pick/phone-field.tsx";

/** The zones of Mexico by the names that people know them by; any other one is added when it is set already. */
const ZONES = [
  { value: "America/Mexico_City", label: "Centro (Ciudad de México, Puebla, Guadalajara)" },
  { value: "America/Cancun", label: "Sureste (Quintana Roo)" },
  { value: "America/Mazatlan", label: "Pacífico (Sinaloa, Nayarit, Baja California Sur)" },
  { value: "America/Hermosillo", label: "Sonora" },
  { value: "America/Chihuahua", label: "Chihuahua" },
  { value: "America/Ciudad_Juarez", label: "Ciudad Juárez" },
  { value: "America/Ojinaga", label: "Ojinaga" },
  { value: "America/Matamoros", label: "Frontera de Tamaulipas, Nuevo León y Coahuila" },
  { value: "America/Tijuana", label: "Baja California" },
];

/** 'Centro (Ciudad de México, Puebla, Guadalajara)' */
export function zoneText(zone: string): string {
  return ZONES.find(({ value }) => value === zone)?.label ?? zone;
}

export function BusinessFields({ zone, autoFocus = false }: { zone?: string | undefined; autoFocus?: boolean }) {
  const zones = !zone || ZONES.some(({ value }) => value === zone) ? ZONES : [...ZONES, { value: zone, label: zone }];
  return (
    <>
      <FormSection columns={2}>
        <TextField name="name" label="Nombre del negocio" placeholder="Salón Ágata" autoFocus={autoFocus} />
        <TextField name="category" label="Giro" required={false} placeholder="Salón de belleza" />
      </FormSection>
      <TextArea name="description" label="Descripción" max={500} help="Para ti y tu equipo: tus clientes no la ven." />
      <FormSection columns={2}>
        <PhoneField name="whatsapp" codeName="countryCode" label="WhatsApp del negocio" />
        <PhoneField name="whatsappOwner" codeName="countryCodeOwner" label="WhatsApp de quien es dueño" />
      </FormSection>
      <SelectField name="timezone.name" label="Zona horaria" options={zones} />
    </>
  );
}
