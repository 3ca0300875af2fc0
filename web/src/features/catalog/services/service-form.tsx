import { SERVICE_HOURS } from "@mostrador/domain/business/branches/working-hours.ts";
import { KIND_LABELS } from "@mostrador/domain/catalog/facilities/resource.ts";
import type { Service } from "@mostrador/domain/catalog/services/resource.ts";
import { BUFFER_STEP, MOST_BUFFER, MOST_IMAGES } from "@mostrador/domain/catalog/services/schema.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { MultiSelectField } from "../../../ui/pick/multi-select-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { DurationField, durationText } from "../../../ui/time/duration-field.tsx";
import { HoursField } from "../../../ui/time/week/hours-field.tsx";
import { useBranches } from "../../business/branches/index.ts";
import { useSpecialists } from "../../business/specialists/index.ts";
import { PictureUploads } from "../../ground/files/index.ts";
import { useFacilities } from "../facilities/index.ts";
import { ProductLinesField } from "../products/index.ts";
import { ResourcesField } from "../resources/index.ts";
import { useCreateService, useEditService } from "./api.ts";
import { PaymentLinkFields } from "./payment-link-fields.tsx";
import { type ServiceFormValues, serviceFormShape, serviceValues } from "./service-values.ts";

const USUAL_MINUTES = [30, 45, 60, 90, 120];
const BUFFERS = Array.from({ length: MOST_BUFFER / BUFFER_STEP + 1 }, (_, index) => ({
  value: index * BUFFER_STEP,
  label: index === 0 ? "Sin minutos" : durationText(index * BUFFER_STEP),
}));

export function ServiceForm({ service, onClose }: { service: Service | null; onClose: () => void }) {
  const { businessId } = useActiveBusiness();
  const places = useActivePlaces();
  const create = useCreateService();
  const edit = useEditService();
  const toast = useToast();
  const save = async ({ service: fields, branches, specialists }: ServiceFormValues) => {
    const { businessId: _, ...changes } = fields;
    const answer = service
      ? await edit.mutateAsync({
          params: { id: service._id },
          body: { service: { ...changes, updatedAt: service.updatedAt }, branches, specialists },
        })
      : await create.mutateAsync({ body: { service: fields, branches, specialists } });
    toast.success(answer.message);
  };
  const everywhere = {
    branches: places.branches.map((branch) => branch._id),
    specialists: places.specialists.map((specialist) => specialist._id),
  };
  return (
    <FormDialog<ServiceFormValues>
      open
      onClose={onClose}
      needs={places.readings}
      title={service ? "Editar servicio" : "Registrar servicio"}
      schema={serviceFormShape(service)}
      defaultValues={serviceValues(service, businessId ?? "", everywhere)}
      onSubmit={save}
      draftKey={service ? `service:${service._id}` : `service:new:${businessId}`}
      size="large"
    >
      <ServiceFields />
    </FormDialog>
  );
}

/** Only the fields: the first steps of a business show them on their own page. */
export function ServiceFields() {
  const { branches, specialists } = useActivePlaces();
  const isAlwaysAvailable = useFormValue("service.isAlwaysAvailable");
  const branchName = (id: string) => branches.find((branch) => branch._id === id)?.name ?? "";
  const chosen = useFormValue<string[] | undefined>("service.facilities") ?? [];
  const facilityOptions = (useFacilities().data ?? [])
    .filter(({ _id, isArchived }) => !isArchived || chosen.includes(_id))
    .map(({ _id, name, kind, branchId }) => ({
      ...{ value: _id, label: name },
      help: `${KIND_LABELS[kind]} · ${branchName(branchId)}`,
    }));
  return (
    <>
      <FormSection title="Servicio" columns={2}>
        <TextField name="service.name" label="Nombre" placeholder="Corte de dama" autoFocus />
        <TextField name="service.price" label="Precio" placeholder="$350" help="Así lo leerán tus clientes" />
        <DurationField name="service.duration" label="Duración" usual={USUAL_MINUTES} />
        <TextField name="service.customId" label="Identificador" required={false} help="Hasta 10 letras y números" />
        <SelectField
          name="service.minutesBefore"
          label="Preparación antes"
          options={BUFFERS}
          help="Quien atiende queda ocupado; tus clientes no lo ven"
        />
        <SelectField name="service.minutesAfter" label="Limpieza después" options={BUFFERS} />
        <NumberField
          name="service.capacity"
          label="Lugares a la misma hora"
          help="Más de uno para una clase: comparten hora, especialista y sala"
        />
      </FormSection>
      <TextArea name="service.description" label="Descripción" max={2000} />
      <PictureUploads
        name="service.images"
        max={MOST_IMAGES}
        help="La principal se ve en tu página de reservaciones."
      />
      <SwitchField name="service.available" label="El asistente puede agendarlo" />
      <FormSection title="Dónde y con quién" columns={2}>
        <MultiSelectField
          name="branches"
          label="Sucursales"
          options={branches.map((branch) => ({ value: branch._id, label: branch.name }))}
        />
        <MultiSelectField
          name="specialists"
          label="Especialistas"
          options={specialists.map(({ _id, name, branchId }) => ({
            value: _id,
            label: name,
            help: branchName(branchId),
          }))}
        />
      </FormSection>
      {facilityOptions.length > 0 && (
        <MultiSelectField
          name="service.facilities"
          label="Salas y equipos que usa"
          options={facilityOptions}
          required={false}
          help="Cada cita ocupa una de las salas y uno de cada equipo de su sucursal"
        />
      )}
      <PaymentLinkFields />
      <ResourcesField name="service.resources" />
      <FormSection title="Productos que usa">
        <ProductLinesField name="service.stockOperations" amountName="amount" />
      </FormSection>
      <SwitchField
        name="service.isAlwaysAvailable"
        label="Disponible en todo el horario"
        help="Apágalo para indicar a qué horas se da."
      />
      {isAlwaysAvailable === false && (
        <HoursField
          name="hours"
          label="Horas en que se da"
          words={{ on: "se da", off: "No se da" }}
          opening={() => SERVICE_HOURS.map((range) => ({ ...range }))}
        />
      )}
    </>
  );
}

function useActivePlaces() {
  const branches = useBranches();
  const specialists = useSpecialists();
  return {
    readings: [branches, specialists],
    branches: (branches.data ?? []).filter((branch) => !branch.isArchived),
    specialists: (specialists.data ?? []).filter((specialist) => !specialist.isArchived),
  };
}
