import { openSpans, type WeekRanges } from "@mostrador/domain/business/branches/hours.ts";
import { hoursFromRests, USUAL_HOURS } from "@mostrador/domain/business/branches/working-hours.ts";
import type { NewSpecialist, Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import { WEEKDAYS } from "@mostrador/domain/kit/calendar.ts";
import { useChoices } from "../../../lib/resource/choices.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue, useSetFormValue } from "../../../ui/form/use-form-values.ts";
import { ColorField } from "../../../ui/pick/color-field.tsx";
import { MultiSelectField } from "../../../ui/pick/multi-select-field.tsx";
import { PhoneField } from "../../../ui/pick/phone-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { HoursField } from "../../../ui/time/week/hours-field.tsx";
import { useBranches } from "../branches/index.ts";
import { useFavoriteColors } from "../businesses/index.ts";
import { useCreateSpecialist, useEditSpecialist, useSpecialists } from "./api.ts";
import { branchHours, specialistShape, specialistValues } from "./specialist-values.ts";

export function SpecialistForm({ specialist, onClose }: { specialist: Specialist | null; onClose: () => void }) {
  const { businessId } = useActiveBusiness();
  const branches = useBranches();
  const specialists = useSpecialists();
  const create = useCreateSpecialist();
  const edit = useEditSpecialist();
  const toast = useToast();
  const save = async (values: NewSpecialist) => {
    const { businessId: _, ...changes } = values;
    const answer = specialist
      ? await edit.mutateAsync({
          params: { id: specialist._id },
          body: { specialist: { ...changes, updatedAt: specialist.updatedAt } },
        })
      : await create.mutateAsync({ body: { specialist: values } });
    toast.success(answer.message);
  };
  return (
    <FormDialog<NewSpecialist>
      open
      onClose={onClose}
      needs={[branches, specialists]}
      title={specialist ? "Editar especialista" : "Registrar especialista"}
      schema={specialistShape(branches.data ?? [], specialist)}
      defaultValues={specialistValues(specialist, businessId ?? "", branches.data ?? [], specialists.data)}
      onSubmit={save}
      draftKey={specialist ? `specialist:${specialist._id}` : `specialist:new:${businessId}`}
      errorRoot="specialist"
      size="large"
    >
      <SpecialistFields />
    </FormDialog>
  );
}

/** Only the fields: the first steps of a business show them on their own page. */
export function SpecialistFields() {
  const branches = useBranches().data ?? [];
  const frame = branchHours(branches, useFormValue<string | null>("branchId"));
  const hours = useFormValue<WeekRanges>("hours");
  const services = useChoices("service", useFormValue<string[] | undefined>("services") ?? []);
  const set = useSetFormValue();
  /** Hours that still equal those of the branch change with the branch. */
  const follow = (branchId: string | null) => {
    if (sameWeek(hours, hoursFromRests({}, frame))) set("hours", hoursFromRests({}, branchHours(branches, branchId)));
  };
  const options = branches
    .filter((branch) => !branch.isArchived)
    .map((branch) => ({ value: branch._id, label: branch.name, help: branch.city }));
  return (
    <>
      <FormSection title="Persona" columns={2}>
        <TextField name="name" label="Nombre" autoFocus />
        <SelectField
          name="branchId"
          label="Sucursal"
          options={options}
          placeholder="Selecciona una sucursal"
          onChanged={follow}
        />
        <PhoneField name="whatsapp" codeName="countryCode" label="WhatsApp" />
        <TextField name="email" label="Correo" type="email" required={false} />
        <TextField name="customId" label="Identificador" required={false} help="Hasta 10 letras y números" />
        <ColorField name="colorHex" label="Color en la agenda" favorites={useFavoriteColors()} />
      </FormSection>
      <MultiSelectField
        name="services"
        label="Servicios que da"
        required={false}
        options={services.options}
        help={services.isNone && "Todavía no hay servicios: al registrar uno eliges quién lo da."}
      />
      <TextArea
        name="paymentInfo"
        label="Información de pago"
        required={false}
        max={500}
        help="La cuenta o la forma en que recibe sus pagos. Solo la ve tu equipo."
      />
      <FormSection
        title="Horario de trabajo"
        description="Solo en estas horas se ofrecen citas con esta persona, mientras la sucursal está abierta."
      >
        <HoursField
          name="hours"
          label="Horario de trabajo"
          hideLabel
          words={{ on: "trabaja", off: "No se trabaja" }}
          opening={(day) => {
            const open = (frame[day] ?? []).filter((range) => openSpans([range]).length > 0);
            return (open.length > 0 ? open : USUAL_HOURS).map((range) => ({ ...range }));
          }}
        />
      </FormSection>
    </>
  );
}

function sameWeek(one: WeekRanges, other: WeekRanges): boolean {
  return WEEKDAYS.every((day) => JSON.stringify(one[day]) === JSON.stringify(other[day]));
}
