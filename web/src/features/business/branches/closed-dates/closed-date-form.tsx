// Closes a day, or changes its hours or its reason.

import type { ClosedDate, NewClosedDate } from "@mostrador/domain/business/branches/closed-dates/schema.ts";
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { useCreateClosedDate, useEditClosedDate } from "./api.ts";
import { closedDateShape, closedDateValues, EVERYWHERE } from "./closed-date-values.ts";
import { DateHoursField } from "./date-hours-field.tsx";

type Props = { date: ClosedDate | null; today: string; branches: readonly Branch[]; onClose: () => void };

export function ClosedDateForm({ date, today, branches, onClose }: Props) {
  const { businessId } = useActiveBusiness();
  const create = useCreateClosedDate();
  const edit = useEditClosedDate();
  const toast = useToast();
  const save = async (written: NewClosedDate) => {
    const { day, name, hours } = written;
    const { message } = date
      ? await edit.mutateAsync({
          params: { id: date._id },
          body: { closedDate: { day, name, hours, updatedAt: date.updatedAt } },
        })
      : await create.mutateAsync({ body: { closedDate: written } });
    if (message) toast.success(message);
  };
  return (
    <FormDialog<NewClosedDate>
      open
      onClose={onClose}
      title={date ? "Editar el día" : "Cerrar un día"}
      schema={closedDateShape(businessId ?? "")}
      defaultValues={closedDateValues(date)}
      onSubmit={save}
      errorRoot="closedDate"
      size="small"
    >
      <FormSection columns={2}>
        <DayField name="day" label="Día" min={today} />
        <SelectField
          name="branchId"
          label="Sucursal"
          disabled={date !== null}
          options={[
            { value: EVERYWHERE, label: "Todas" },
            ...branches.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
      </FormSection>
      <TextField
        name="name"
        label="Motivo"
        placeholder="Navidad"
        help="Se dice así: «cerrado por Navidad»"
        maxLength={60}
      />
      <SwitchField name="isOpen" label="Abrimos, con otro horario" />
      <Hours />
    </FormDialog>
  );
}

function Hours() {
  return useFormValue<boolean>("isOpen") ? <DateHoursField name="hours" label="Horario de ese día" /> : null;
}
