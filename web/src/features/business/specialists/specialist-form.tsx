import { DAY_OFF } from "@mostrador/domain/business/branches/hours.ts";
import { NewSpecialist, type Specialist } from "@mostrador/domain/business/specialists/schema.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { ColorField } from "../../../ui/pick/color-field.tsx";
import { PhoneField } from "../../../ui/pick/phone-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { RestsField, useBranches } from "../branches/index.ts";
import { useCreateSpecialist, useEditSpecialist, useSpecialists } from "./api.ts";
import { specialistValues } from "./specialist-values.ts";

export function SpecialistForm({ specialist, onClose }: { specialist: Specialist | null; onClose: () => void }) {
  const { businessId } = useActiveBusiness();
  const branches = useBranches();
  const specialists = useSpecialists();
  const create = useCreateSpecialist();
  const edit = useEditSpecialist();
  const toast = useToast();
  const first = branches.data?.find((branch) => !branch.isArchived)?._id ?? "";
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
      schema={NewSpecialist}
      defaultValues={specialistValues(specialist, businessId ?? "", first, specialists.data)}
      onSubmit={save}
      draftKey={specialist ? `specialist:${specialist._id}:${specialist.updatedAt}` : "specialist:new"}
      errorRoot="specialist"
      size="large"
    >
      <SpecialistFields />
    </FormDialog>
  );
}

/** The fields alone: the first steps of a business show them on a page of their own. */
export function SpecialistFields() {
  const branches = useBranches();
  const options = (branches.data ?? [])
    .filter((branch) => !branch.isArchived)
    .map((branch) => ({ value: branch._id, label: branch.name, help: branch.city }));
  return (
    <>
      <FormSection title="Persona" columns={2}>
        <TextField name="name" label="Nombre" autoFocus />
        <SelectField name="branchId" label="Sucursal" options={options} placeholder="Selecciona una sucursal" />
        <PhoneField name="whatsapp" codeName="countryCode" label="WhatsApp" />
        <TextField name="email" label="Correo" type="email" required={false} />
        <TextField name="customId" label="Identificador" required={false} help="Hasta 10 letras y números" />
        <ColorField name="colorHex" label="Color en la agenda" />
      </FormSection>
      <FormSection
        title="Días y descansos"
        description="En sus días libres y sus descansos no se ofrecen citas con esta persona."
      >
        <RestsField
          name="restSchedules"
          label="Descansos"
          hideLabel
          off={DAY_OFF.specialist}
          offText="No se trabaja"
          onText="trabaja"
        />
      </FormSection>
    </>
  );
}
