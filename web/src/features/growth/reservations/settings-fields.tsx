import { NumberField } from "../../../ui/field/number-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { MultiSelectField } from "../../../ui/pick/multi-select-field.tsx";
import type { Names } from "./settings-facts.tsx";

const WITHOUT_CODE = [
  { value: "book", label: "Reservar con el número sin verificar" },
  { value: "refuse", label: "No reservar en línea" },
];
const EMBED = [
  { value: "nobody", label: "No" },
  { value: "listed", label: "Solo en los sitios que diga" },
  { value: "anybody", label: "En cualquier sitio" },
];
const HOLD = [5, 10, 15, 20, 30, 45, 60, 120].map((minutes) => ({ value: minutes, label: `${minutes} minutos` }));

export function SettingsFields({ names }: { names: Names }) {
  const embed = useFormValue<string>("embed");
  const waits = useFormValue<boolean>("waitingList");
  return (
    <>
      <SwitchField name="isOn" label="La página recibe reservaciones" help="Apagada, nadie la ve." />
      <TextArea name="welcome" label="Mensaje para tus clientes" max={300} minRows={2} />
      <FormSection title="Qué se muestra">
        <MultiSelectField name="hiddenServices" label="Servicios que no se muestran" options={names.services} />
        <MultiSelectField name="hiddenBranches" label="Sucursales que no se muestran" options={names.branches} />
        <MultiSelectField
          name="hiddenSpecialists"
          label="Especialistas que no se muestran"
          options={names.specialists}
        />
        <SwitchField
          name="choosesSpecialist"
          label="El cliente elige con quién"
          help="Si no, atiende quien esté libre."
        />
      </FormSection>
      <FormSection title="Cuándo">
        <NumberField name="daysAhead" label="Se reserva hasta" end="días antes" required />
        <NumberField name="noticeHours" label="Anticipación mínima" end="horas" required />
        <NumberField name="cancelHours" label="Se cambia o cancela hasta" end="horas antes" required />
      </FormSection>
      <FormSection title="Número del cliente">
        <SelectField
          name="withoutCode"
          label="Si no se puede mandar el código por WhatsApp"
          help="Para mandar códigos necesitas WhatsApp conectado y una plantilla aprobada de mensajes generales que lleve {{mensaje}}."
          options={WITHOUT_CODE}
        />
      </FormSection>
      <FormSection title="Lista de espera">
        <SwitchField name="waitingList" label="Se puede pedir un lugar antes" />
        {waits && <SelectField name="holdMinutes" label="Cada lugar se aparta" options={HOLD} />}
      </FormSection>
      <FormSection title="Dentro de tu sitio">
        <SelectField name="embed" label="Otros sitios pueden mostrar la página" options={EMBED} />
        {embed === "listed" && (
          <MultiSelectField
            name="embedOrigins"
            label="Sitios"
            free
            options={[]}
            placeholder="https://mi-sitio.mx"
            help="Escribe la dirección y presiona Enter."
          />
        )}
      </FormSection>
    </>
  );
}
