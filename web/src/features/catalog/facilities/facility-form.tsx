// The form of a room or equipment.
import {
  FACILITY_KINDS,
  type Facility,
  KIND_LABELS,
  type NewFacility,
  facilities as resource,
} from "@mostrador/domain/catalog/facilities/resource.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { ChoiceField } from "../../../ui/field/choice-field.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { useBranches } from "../../business/branches/index.ts";
import { facilities } from "./api.ts";

const KINDS = FACILITY_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

export function FacilityForm({ facility, onClose }: { facility: Facility | null; onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = facilities.useSave();
  const branches = useBranches();
  const open = (branches.data ?? []).filter(({ isArchived }) => !isArchived);
  const alone = open.length === 1 ? open[0]?._id : undefined;
  return (
    <ResourceDialog<NewFacility>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={facility}
      schema={resource.New}
      needs={[branches]}
      values={{
        ...{ name: "", kind: "room", units: 1, notes: "", branchId: alone ?? null },
        ...(facility && facilities.values(facility)),
        businessId,
      }}
      save={(values) => save(facility, values)}
      onClose={onClose}
    >
      <FormSection title="Datos" columns={2}>
        <TextField name="name" label="Nombre" placeholder="Cabina 1" maxLength={60} autoFocus />
        <ChoiceField name="kind" label="Tipo" options={KINDS} />
        <SelectField
          name="branchId"
          label="Sucursal"
          placeholder="Selecciona una sucursal"
          options={open.map(({ _id, name, city }) => ({ value: _id, label: name, help: city }))}
        />
        <NumberField name="units" label="¿Cuántos hay?" help="Iguales entre sí: 3 cabinas, 2 láseres" />
      </FormSection>
      <TextArea name="notes" label="Notas" required={false} max={500} />
    </ResourceDialog>
  );
}
