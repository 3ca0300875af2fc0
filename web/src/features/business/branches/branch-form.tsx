import { type Branch, FRECUENCIES, NewBranch } from "@mostrador/domain/business/branches/schema.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { HoursField } from "../../../ui/time/hours-field.tsx";
import { useCreateBranch, useEditBranch } from "./api.ts";
import { branchValues } from "./branch-values.ts";

/** 'Registrar nueva sucursal', or 'Editar' the one that is given. */
export function BranchForm({ branch, onClose }: { branch: Branch | null; onClose: () => void }) {
  const { businessId } = useActiveBusiness();
  const create = useCreateBranch();
  const edit = useEditBranch();
  const toast = useToast();
  const save = async (values: NewBranch) => {
    const { businessId: _, ...changes } = values;
    const answer = branch
      ? await edit.mutateAsync({
          params: { id: branch._id },
          body: { branch: { ...changes, updatedAt: branch.updatedAt } },
        })
      : await create.mutateAsync({ body: { branch: values } });
    toast.success(answer.message);
  };
  return (
    <FormDialog<NewBranch>
      open
      onClose={onClose}
      title={branch ? "Editar" : "Registrar nueva sucursal"}
      schema={NewBranch}
      defaultValues={branchValues(branch, businessId ?? "")}
      onSubmit={save}
      draftKey={branch ? `branch:${branch._id}:${branch.updatedAt}` : "branch:new"}
      errorRoot="branch"
      size="large"
    >
      <BranchFields />
    </FormDialog>
  );
}

/** The fields alone: the first steps of a business show them on a page of their own. */
export function BranchFields() {
  return (
    <>
      <FormSection title="Lugar" columns={2}>
        <TextField name="name" label="Nombre" placeholder="Centro" autoFocus />
        <TextField
          name="location"
          label="Enlace de Google Maps"
          required={false}
          placeholder="https://maps.app.goo.gl/…"
        />
        <TextField name="address.description" label="Dirección" placeholder="Calle, número y colonia" />
        <TextField name="city" label="Ciudad" />
        <TextField name="state" label="Estado" />
        <TextField name="country" label="País" />
      </FormSection>
      <FormSection
        title="Horario de atención"
        description="Los huecos entre dos horarios de un mismo día son descansos."
      >
        <HoursField name="schedules" label="Horario de atención" hideLabel />
        <SelectField
          name="schedules.frecuency"
          label="Ofrecer horarios cada"
          options={FRECUENCIES.map((minutes) => ({ value: minutes, label: `${minutes} minutos` }))}
        />
      </FormSection>
    </>
  );
}
