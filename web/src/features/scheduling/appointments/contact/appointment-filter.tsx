import { APPOINTMENT_STATUSES, STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import Box from "@mui/material/Box";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { MultiSelectField } from "../../../../ui/pick/multi-select-field.tsx";
import { RowsField } from "../../../../ui/pick/rows-field.tsx";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { useBranches } from "../../../business/branches/index.ts";
import { useSpecialists } from "../../../business/specialists/index.ts";
import { useServices } from "../../../catalog/services/index.ts";

/** The directory filter's fields about appointments: how many match the other fields. */
export function AppointmentFilter() {
  const specialists = useSpecialists().data;
  return (
    <>
      <Box sx={PAIR}>
        <NumberField name="appointmentsMin" label="Citas, al menos" required={false} />
        <NumberField name="appointmentsMax" label="Citas, a lo más" required={false} />
      </Box>
      <Box sx={PAIR}>
        <DayField name="appointmentFrom" label="Citas desde" required={false} />
        <DayField name="appointmentTo" label="Citas hasta" required={false} />
      </Box>
      <MultiSelectField
        name="appointmentStatus"
        label="Estado de las citas"
        options={APPOINTMENT_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
        placeholder="Todos"
        required={false}
      />
      <RowsField name="appointmentService" label="Servicios de las citas" rows={useServices().data} />
      <RowsField name="appointmentSpecialist" label="Especialistas de las citas" rows={specialists} />
      <RowsField name="appointmentBranch" label="Sucursales de las citas" rows={useBranches().data} />
      <Box sx={PAIR}>
        <DayField name="firstVisitFrom" label="Primera visita desde" required={false} />
        <DayField name="firstVisitTo" label="Primera visita hasta" required={false} />
      </Box>
      <RowsField name="firstVisitSpecialist" label="Primera visita con" rows={specialists} />
      <Box sx={PAIR}>
        <NumberField name="returnDays" label="Plazo para volver" end="días" required={false} />
        <SelectField name="returned" label="¿Volvieron?" options={RETURNED} emptyLabel="Todos" required={false} />
      </Box>
    </>
  );
}

const RETURNED = [
  { value: "yes", label: "Sí, en ese plazo" },
  { value: "no", label: "No en ese plazo" },
];
const PAIR = { display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1.5 } as const;
