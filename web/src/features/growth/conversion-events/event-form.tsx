// 'Registrar evento', or edits one: what happened, contact, time and subject.
import type { ConversionEvent, NewConversionEvent } from "@mostrador/domain/growth/conversion-events/schema.ts";
import { LONGEST_DESCRIPTION } from "@mostrador/domain/growth/conversion-events/schema.ts";
import { useState } from "react";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { RowsField } from "../../../ui/pick/rows-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { DayField } from "../../../ui/time/day-field.tsx";
import { TimeField } from "../../../ui/time/time-field.tsx";
import { ContactField } from "../../business/contacts/index.ts";
import { useCourses } from "../../catalog/courses/index.ts";
import { useProducts } from "../../catalog/products/index.ts";
import { useProperties } from "../../catalog/properties/index.ts";
import { useServices } from "../../catalog/services/index.ts";
import { useCreateEvent, useEditEvent } from "./api.ts";
import { eventShape, eventValues, newEventValues } from "./event-values.ts";

type Props = { event?: ConversionEvent; zone: string; onClose: () => void };

export function EventForm({ event, zone, onClose }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const [services, products, courses, properties] = [useServices(), useProducts(), useCourses(), useProperties()];
  const [create, edit] = [useCreateEvent(), useEditEvent()];
  const toast = useToast();
  const [now] = useState(Date.now);
  const [shape] = useState(() => eventShape(businessId, zone, Date.now));
  const save = async (written: NewConversionEvent) => {
    const { businessId: _, ...fields } = written;
    const answer = event
      ? await edit.mutateAsync({
          params: { id: event._id },
          body: { conversionEvent: { ...fields, updatedAt: event.updatedAt } },
        })
      : await create.mutateAsync({ body: { conversionEvent: written } });
    toast.success(answer.message);
  };
  const taught = offered(courses.data, event?.courses) ?? [];
  const homes = offered(properties.data, event?.properties) ?? [];
  return (
    <FormDialog<NewConversionEvent>
      open
      onClose={onClose}
      needs={[services, products, courses, properties]}
      title={event ? "Editar evento" : "Registrar evento"}
      schema={shape}
      defaultValues={event ? eventValues(event, zone) : newEventValues(zone, now)}
      draftKey={event ? `conversion:${event._id}` : `conversion:new:${businessId}`}
      errorRoot="conversionEvent"
      onSubmit={save}
    >
      <TextField name="name" label="Nombre" placeholder="Compró un paquete" />
      <ContactField label="Cliente" selected={event ? { id: event.clientId, label: event.clientName } : null} />
      <FormSection columns={2}>
        <DayField name="day" label="Fecha" />
        <TimeField name="time" label="Hora" />
      </FormSection>
      <TextArea name="description" label="Descripción" required={false} max={LONGEST_DESCRIPTION} />
      <RowsField name="services" label="Servicios relacionados" rows={offered(services.data, event?.services)} />
      <RowsField name="products" label="Productos relacionados" rows={offered(products.data, event?.products)} />
      {taught.length > 0 && <RowsField name="courses" label="Cursos relacionados" rows={taught} />}
      {homes.length > 0 && <RowsField name="properties" label="Inmuebles relacionados" rows={homes} />}
    </FormDialog>
  );
}

type Row = { _id: string; name: string; isArchived: boolean };

/** An archived choice stays selected. */
function offered<R extends Row>(rows: readonly R[] | undefined, chosen: readonly string[] = []) {
  return rows?.filter(({ _id, isArchived }) => !isArchived || chosen.includes(_id));
}
