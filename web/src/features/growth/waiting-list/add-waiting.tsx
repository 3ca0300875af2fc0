// A customer asks for an earlier time: the staff records it.
import { NewWaiting } from "@mostrador/domain/growth/waiting-list/schema.ts";
import { DAY_PART_LABELS, DAY_PARTS } from "@mostrador/domain/growth/waiting-list/wish.ts";
import * as z from "zod";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { DayField } from "../../../ui/time/day-field.tsx";
import { useBranches } from "../../business/branches/index.ts";
import { ContactField } from "../../business/contacts/index.ts";
import { useSpecialists } from "../../business/specialists/index.ts";
import { useServices } from "../../catalog/services/index.ts";
import type { Wish } from "../../scheduling/appointments/index.ts";
import { useAddWaiting } from "./api.ts";

const PARTS = DAY_PARTS.map((value) => ({ value, label: DAY_PART_LABELS[value] }));

/** `wish`: the values already known. */
type Props = { wish?: Wish; onClose: () => void };

const Written = z.preprocess(
  (values) => Object.fromEntries(Object.entries(values as object).filter(([, value]) => value !== null)),
  NewWaiting,
);

export function AddWaiting({ wish, onClose }: Props) {
  const { businessId } = useActiveBusiness();
  const [services, branches, specialists] = [useServices(), useBranches(), useSpecialists()];
  const add = useAddWaiting();
  const toast = useToast();
  return (
    <FormDialog<NewWaiting>
      open
      onClose={onClose}
      title="Anotar en la lista de espera"
      size="small"
      schema={Written}
      needs={[services, branches, specialists]}
      defaultValues={{
        ...{ businessId, clientId: wish?.clientId ?? null, serviceId: wish?.serviceId ?? "" },
        ...{ branchId: wish?.branchId ?? "", specialistId: wish?.specialistId ?? null, part: "any" },
        ...{ from: wish?.day ?? null, to: wish?.day ?? null },
      }}
      errorRoot="waiting"
      submitLabel="Anotar"
      onSubmit={async (waiting) => {
        toast.success((await add.mutateAsync({ body: { waiting } })).message);
      }}
    >
      <Fields services={services.data ?? []} branches={branches.data ?? []} specialists={specialists.data ?? []} />
    </FormDialog>
  );
}

type NamedRow = { _id: string; name: string; isArchived: boolean };
type FieldsProps = {
  services: readonly (NamedRow & { branches: string[]; specialists: string[] })[];
  branches: readonly NamedRow[];
  specialists: readonly (NamedRow & { branchId: string })[];
};

function Fields({ services, branches, specialists }: FieldsProps) {
  const serviceId = useFormValue<string>("serviceId");
  const service = services.find(({ _id }) => _id === serviceId);
  const branchId = useFormValue<string>("branchId");
  const options = (all: readonly NamedRow[]) =>
    all.filter(({ isArchived }) => !isArchived).map(({ _id, name }) => ({ value: _id, label: name }));
  const places = branches.filter(({ _id }) => !service || service.branches.includes(_id));
  const people = specialists.filter((one) => one.branchId === branchId && service?.specialists.includes(one._id));
  return (
    <>
      <ContactField label="Cliente" />
      <SelectField name="serviceId" label="Servicio" required options={options(services)} />
      <SelectField name="branchId" label="Sucursal" required options={options(places)} />
      <SelectField name="specialistId" label="Con quién" emptyLabel="Quien esté libre" options={options(people)} />
      <SelectField name="part" label="A qué hora" options={PARTS} />
      <FormSection columns={2}>
        <DayField name="from" label="Desde" required={false} />
        <DayField name="to" label="Hasta" required={false} />
      </FormSection>
    </>
  );
}
