// The form: what people write of each.
import { type Form, type NewForm, forms as resource } from "@mostrador/domain/growth/forms/resource.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { forms } from "./api.ts";

export function FormForm({ form, onClose }: { form: Form | null; onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = forms.useSave();
  return (
    <ResourceDialog<NewForm>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={form}
      schema={resource.New}
      values={{ name: "", notes: "", ...(form && forms.values(form)), businessId }}
      save={(values) => save(form, values)}
      onClose={onClose}
    >
      <FormSection title="Datos">
        <TextField name="name" label="Nombre" autoFocus />
        <TextField name="notes" label="Notas" required={false} />
      </FormSection>
    </ResourceDialog>
  );
}
