// The form of a package on sale.
import {
  MOST_DAYS,
  MOST_SESSIONS,
  type NewSessionPackage,
  NO_SERVICES,
  packages as resource,
  type SessionPackage,
} from "@mostrador/domain/money/packages/resource.ts";
import { useChoices } from "../../../lib/resource/choices.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { PesosField } from "../../../ui/field/pesos-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { MultiSelectField } from "../../../ui/pick/multi-select-field.tsx";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { packages } from "./api.ts";

type Props = { sessionPackage: SessionPackage | null; onClose: () => void };

const Written = resource.New.refine(({ services }) => services.length > 0, { path: ["services"], error: NO_SERVICES });

export function SessionPackageForm({ sessionPackage, onClose }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = packages.useSave();
  return (
    <ResourceDialog<NewSessionPackage>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={sessionPackage}
      schema={Written}
      values={{
        ...{ customId: "", name: "", description: "", services: [], sessions: null, price: null, validDays: null },
        ...{ available: true, soldOnline: false, ...(sessionPackage && packages.values(sessionPackage)), businessId },
      }}
      save={(values) => save(sessionPackage, values)}
      onClose={onClose}
      warnsOnLeaving
    >
      <FormSection title="Paquete" columns={2}>
        <TextField name="name" label="Nombre" placeholder="5 masajes" maxLength={60} autoFocus />
        <NumberField name="sessions" label="Sesiones" help={`De 1 a ${MOST_SESSIONS}`} />
        <PesosField name="price" label="Precio del paquete" />
        <NumberField
          name="validDays"
          label="Días de vigencia"
          required={false}
          help={`Desde la venta, hasta ${MOST_DAYS.toLocaleString("en-US")}. Vacío: no vence`}
        />
        <TextField name="customId" label="Identificador" required={false} help="Hasta 10 letras y números" />
      </FormSection>
      <ServicesField />
      <TextArea name="description" label="Descripción" required={false} max={500} />
      <SwitchField name="available" label="A la venta" help="Apagado, lo vendido se sigue usando." />
      <SwitchField
        name="soldOnline"
        label="Vender en línea"
        help="Aparece en tu página de reservaciones y se paga con Mercado Pago."
      />
    </ResourceDialog>
  );
}

function ServicesField() {
  const services = useChoices("service", useFormValue<string[] | undefined>("services") ?? []);
  return (
    <MultiSelectField
      name="services"
      label="Servicios que se pagan con una sesión"
      options={services.options}
      help={services.isNone && "Todavía no hay servicios. Registra primero el servicio que vendes en paquete."}
    />
  );
}
