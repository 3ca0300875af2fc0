// A tablet: its name, its branch and its theme.
import { type LinkedTablet, NewTablet, type Tablet, TabletEdit } from "@mostrador/domain/scheduling/kiosk/schema.ts";
import { KIOSK_THEMES, THEME_LABELS } from "@mostrador/domain/scheduling/kiosk/theme.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { ChoiceField } from "../../../ui/field/choice-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useBranches } from "../../business/branches/index.ts";
import { useCreateTablet, useEditTablet } from "./api.ts";

const THEMES = KIOSK_THEMES.map((value) => ({ value, label: THEME_LABELS[value] }));

type Props = { tablet: Tablet | null; onClose: () => void; onLinked: (tablet: LinkedTablet) => void };

export function TabletForm({ tablet, onClose, onLinked }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const branches = useBranches();
  const open = (branches.data ?? []).filter(({ isArchived, _id }) => !isArchived || _id === tablet?.branchId);
  const [create, edit] = [useCreateTablet(), useEditTablet()];
  const toast = useToast();
  const common = { open: true, size: "small", onClose, errorRoot: "tablet", needs: [branches] } as const;
  const fields = (
    <>
      <TextField name="name" label="Nombre" placeholder="Entrada" maxLength={60} autoFocus />
      <SelectField
        name="branchId"
        label="Sucursal"
        placeholder="Selecciona una sucursal"
        options={open.map(({ _id, name, city }) => ({ value: _id, label: name, help: city }))}
      />
      <ChoiceField name="theme" label="Tema" options={THEMES} />
    </>
  );
  if (tablet) {
    const { _id: id, name, branchId, theme, updatedAt } = tablet;
    return (
      <FormDialog<TabletEdit>
        {...common}
        title={`Editar ${name}`}
        schema={TabletEdit}
        defaultValues={{ name, branchId, theme, updatedAt }}
        onSubmit={async (values) => {
          toast.success((await edit.mutateAsync({ params: { id }, body: { tablet: values } })).message);
        }}
      >
        {fields}
      </FormDialog>
    );
  }
  return (
    <FormDialog<NewTablet>
      {...common}
      title="Agregar tableta"
      schema={NewTablet}
      defaultValues={{ businessId, name: "", branchId: open.length === 1 ? open[0]?._id : null, theme: "hour" }}
      submitLabel="Crear tableta"
      onSubmit={async (values) => {
        onLinked((await create.mutateAsync({ body: { tablet: values } })).data);
      }}
    >
      {fields}
    </FormDialog>
  );
}
