import { type Branch, type NewBranch, branches as resource } from "@mostrador/domain/business/branches/resource.ts";
import { FRECUENCIES, LONGEST_LOCATION } from "@mostrador/domain/business/branches/schema.ts";
import { useChoices } from "../../../lib/resource/choices.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { MultiSelectField } from "../../../ui/pick/multi-select-field.tsx";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { HoursField } from "../../../ui/time/week/hours-field.tsx";
import { MapLinkField, PlaceFields } from "../../ground/places/index.ts";
import { zoneOptions } from "../businesses/index.ts";
import { branches } from "./api.ts";
import { branchShape, branchValues } from "./branch-values.ts";

/** 'Registrar nueva sucursal', or 'Editar' for an existing one. */
export function BranchForm({ branch, onClose }: { branch: Branch | null; onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = branches.useSave();
  return (
    <ResourceDialog<NewBranch>
      noun={resource.noun}
      name="branch"
      owner={businessId}
      row={branch}
      titles={{ add: "Registrar nueva sucursal", edit: "Editar" }}
      schema={branchShape}
      values={branchValues(branch, businessId)}
      save={(values) => save(branch, values)}
      onClose={onClose}
    >
      <BranchFields />
    </ResourceDialog>
  );
}

/** Only the fields: the first steps of a business show them on their own page. */
export function BranchFields() {
  const resources = useChoices("resource", useFormValue<string[] | undefined>("resources") ?? []);
  const services = useChoices("service", useFormValue<string[] | undefined>("services") ?? []);
  const zone = useFormValue<string | null | undefined>("timezone.name");
  return (
    <>
      <FormSection title="Lugar" columns={2}>
        <TextField name="name" label="Nombre" placeholder="Centro" autoFocus />
        <MapLinkField name="location" longest={LONGEST_LOCATION} />
        <TextField name="address.description" label="Dirección" placeholder="Calle, número y colonia" />
        <PlaceFields />
        <SelectField
          name="timezone.name"
          label="Zona horaria"
          required={false}
          options={zoneOptions(zone)}
          emptyLabel="La de su estado y ciudad"
        />
      </FormSection>
      <MultiSelectField
        name="services"
        label="Servicios"
        required={false}
        options={services.options}
        help={services.isNone && "Todavía no hay servicios: al registrar uno eliges en qué sucursales se da."}
      />
      <MultiSelectField
        name="resources"
        label="Recursos"
        required={false}
        options={resources.options}
        help={resources.isNone && "No hay recursos disponibles. Crea recursos primero."}
      />
      <FormSection
        title="Horario de atención"
        description="Los huecos entre dos horarios de un mismo día son descansos."
      >
        <HoursField name="schedules" label="Horario de atención" hideLabel mayEmpty />
        <SelectField
          name="schedules.frecuency"
          label="Ofrecer horarios cada"
          options={FRECUENCIES.map((minutes) => ({ value: minutes, label: `${minutes} minutos` }))}
        />
      </FormSection>
    </>
  );
}
