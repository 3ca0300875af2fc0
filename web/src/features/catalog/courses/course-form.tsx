// The fields of a course: the form in its dialog, and the fields alone for the first steps of a business.
import {
  type Course,
  MOST_IMAGES,
  MOST_SESSIONS,
  type NewCourse,
  courses as resource,
} from "@mostrador/domain/catalog/courses/resource.ts";
import { type Session, sessionsOf } from "@mostrador/domain/catalog/courses/sessions.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { dayText } from "../../../ui/data/date-time.tsx";
import { ChoiceField } from "../../../ui/field/choice-field.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { PesosField } from "../../../ui/field/pesos-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { LinesField } from "../../../ui/form/lines-field.tsx";
import { useFormValue, useSetFormValue } from "../../../ui/form/use-form-values.ts";
import { whenUploaded } from "../../../ui/media/when-uploaded.ts";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { TimeField } from "../../../ui/time/time-field.tsx";
import { PictureUploads } from "../../ground/files/index.ts";
import { MapLinkField } from "../../ground/places/index.ts";
import { ResourcesField } from "../resources/index.ts";
import { courses } from "./api.ts";
import { TYPE_OPTIONS } from "./course-type.tsx";

export const courseShape = whenUploaded<NewCourse>(
  resource.New,
  "images",
  "Espera a que terminen de subir las imágenes",
);

export function courseValues(course: Course | null, businessId: string): object {
  return {
    ...{ customId: "", name: "", description: "", sessions: null, place: "", location: "", courseType: "scheduled" },
    ...{ pricePerSession: null, totalPrice: null, enrollmentFee: null, recurrence: null, images: [], resources: [] },
    ...{ schedules: { availableSlots: null, sessionDates: [] }, reminderHours: 24, uploading: 0 },
    ...(course && courses.values(course)),
    businessId,
  };
}

export function CourseForm({ course, onClose }: { course: Course | null; onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = courses.useSave();
  return (
    <ResourceDialog<NewCourse>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={course}
      schema={courseShape}
      values={courseValues(course, businessId)}
      save={(values) => save(course, values)}
      onClose={onClose}
      warnsOnLeaving
    >
      <CourseFields />
    </ResourceDialog>
  );
}

export function CourseFields() {
  const isRecurrent = useFormValue("courseType") === "recurrent";
  const set = useSetFormValue();
  return (
    <>
      <FormSection title="Curso" columns={2}>
        <TextField name="name" label="Nombre" placeholder="Curso de colorimetría" maxLength={50} autoFocus />
        <NumberField name="sessions" label="Sesiones" help={`De 1 a ${MOST_SESSIONS}`} />
        <TextField name="place" label="Lugar" placeholder="Sucursal Centro, o en línea" maxLength={100} />
        <MapLinkField name="location" longest={300} />
        <TextField name="customId" label="Identificador" required={false} help="Hasta 10 letras y números" />
      </FormSection>
      <TextArea name="description" label="Descripción" max={7000} />
      <FormSection title="Precio" columns={2}>
        <PesosField name="pricePerSession" label="Precio por sesión" required={false} />
        <PesosField name="totalPrice" label="Precio total" required={false} />
        <PesosField name="enrollmentFee" label="Inscripción" required={false} />
        <NumberField name="schedules.availableSlots" label="Lugares" required={false} help="Vacío: sin límite" />
      </FormSection>
      <FormSection title="Fechas">
        <ChoiceField
          name="courseType"
          label="Tipo de curso"
          options={TYPE_OPTIONS}
          onChanged={(type) => set("recurrence", type === "recurrent" ? { every: 1, unit: "weeks" } : null)}
        />
        {isRecurrent && (
          <FormSection columns={2}>
            <NumberField name="recurrence.every" label="Se repite cada" />
            <SelectField name="recurrence.unit" label="Intervalo" options={UNITS} />
          </FormSection>
        )}
        <LinesField<WrittenSession>
          name="schedules.sessionDates"
          labelOf={(_, at) => `sesión ${at + 1}`}
          addLabel={isRecurrent ? "Agregar la primera sesión" : "Agregar sesión"}
          fresh={(lines) => ({ startTime: "10:00", endTime: "12:00", ...lines.at(-1), date: null })}
          columns={{ xs: "minmax(0, 1fr) minmax(0, 1fr)", sm: "minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)" }}
        >
          {(_, { name, hideLabel }) => (
            <>
              <Box sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}>
                <DayField name={`${name}.date`} label="Fecha" hideLabel={hideLabel} />
              </Box>
              <TimeField name={`${name}.startTime`} label="Inicio" hideLabel={hideLabel} />
              <TimeField name={`${name}.endTime`} label="Fin" hideLabel={hideLabel} />
            </>
          )}
        </LinesField>
        {isRecurrent && <FollowingSessions />}
        <SelectField
          name="reminderHours"
          label="Recordatorio de cada sesión"
          emptyLabel="No enviar"
          required={false}
          help="Llega por el chat a quienes tienen su inscripción confirmada, nunca de noche."
          options={useReminderHours()}
        />
      </FormSection>
      <PictureUploads name="images" max={MOST_IMAGES} />
      <ResourcesField name="resources" />
    </>
  );
}

/** Which sessions follow from what is written so far. */
function FollowingSessions() {
  const sessions = useFormValue<number | null>("sessions");
  const recurrence = useFormValue<Course["recurrence"]>("recurrence");
  const dates = useFormValue<WrittenSession[]>("schedules.sessionDates") ?? [];
  const every = recurrence?.every;
  const known = dates.filter((one): one is Session => typeof one.date === "string" && DAY.test(one.date));
  const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;
  if (!recurrence || !isWhole(sessions) || !isWhole(every) || sessions > MOST_SESSIONS || !known[0]) return null;
  const times = { courseType: "recurrent", sessions, recurrence } as const;
  const following = sessionsOf({ ...times, schedules: { availableSlots: null, sessionDates: known } });
  const shown = following.slice(0, MOST_SHOWN).map(({ date }) => dayText(date));
  const last = following.at(-1);
  const rest = last && following.length > MOST_SHOWN ? ` … ${dayText(last.date)}` : "";
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {`${following.length} ${following.length === 1 ? "sesión" : "sesiones"}: ${shown.join(" · ")}${rest}`}
    </Typography>
  );
}

/** With the hours that a call chose, if they are others. */
function useReminderHours(): { value: number; label: string }[] {
  const hours = useFormValue<number | null>("reminderHours");
  const known = REMINDER_HOURS.some(({ value }) => value === hours) || hours === null || hours === undefined;
  return known ? REMINDER_HOURS : [...REMINDER_HOURS, { value: hours, label: `${hours} horas antes` }];
}

const REMINDER_HOURS = [
  { value: 2, label: "2 horas antes" },
  { value: 24, label: "Un día antes" },
  { value: 48, label: "2 días antes" },
  { value: 168, label: "Una semana antes" },
];
const MOST_SHOWN = 6;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
type WrittenSession = Omit<Session, "date"> & { date: string | null };
const UNITS = [
  { value: "days", label: "Días" },
  { value: "weeks", label: "Semanas" },
  { value: "months", label: "Meses" },
];
