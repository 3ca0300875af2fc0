// The percentages of a specialist: the usual one, and those of single services.
import { SpecialistRules, type Statement } from "@mostrador/domain/scheduling/commissions/schema.ts";
import type * as z from "zod";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { LinesField } from "../../../ui/form/lines-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useRules, useSaveRules } from "./api.ts";

const Percents = SpecialistRules.pick({ usual: true, own: true });
type OwnLine = { serviceId: string | null; percent: number | null };
type Props = { person: Pick<Statement["specialists"][number], "specialistId" | "name">; onClose: () => void };

export function RulesForm({ person: { specialistId, name }, onClose }: Props) {
  const read = useRules();
  const save = useSaveRules();
  const toast = useToast();
  const businessId = useActiveBusiness().businessId ?? "";
  const services = read.data?.services ?? [];
  const own = read.data?.rules.filter((rule) => rule.specialistId === specialistId) ?? [];
  return (
    <FormDialog<z.output<typeof Percents>>
      open
      onClose={onClose}
      title={`Porcentajes de ${name}`}
      needs={[read]}
      schema={Percents}
      defaultValues={{
        usual: own.find(({ serviceId }) => serviceId === null)?.percent ?? null,
        own: own.flatMap(({ serviceId, percent }) => (serviceId === null ? [] : [{ serviceId, percent }])),
      }}
      errorRoot="rules"
      onSubmit={async (percents) => {
        const rules = { businessId, specialistId, ...percents };
        toast.success((await save.mutateAsync({ body: { rules } })).message);
      }}
    >
      <NumberField
        name="usual"
        label="Comisión general"
        help="De lo que paga el cliente, en los servicios que no están abajo. Vacío: sin comisión"
        required={false}
        decimals={2}
        end="%"
      />
      <LinesField<OwnLine>
        name="own"
        labelOf={({ serviceId }, at) => services.find(({ _id }) => _id === serviceId)?.name ?? `servicio ${at + 1}`}
        addLabel="Agregar servicio"
        fresh={() => ({ serviceId: null, percent: null })}
        full={services.length === 0}
        columns={{ xs: "minmax(0, 2fr) minmax(0, 1fr)", sm: "minmax(0, 2fr) minmax(0, 1fr)" }}
      >
        {(_, { name: line, hideLabel }) => (
          <>
            <SelectField
              name={`${line}.serviceId`}
              label="Servicio"
              hideLabel={hideLabel}
              options={services.map(({ _id: value, name: label }) => ({ value, label }))}
            />
            <NumberField name={`${line}.percent`} label="Comisión" hideLabel={hideLabel} decimals={2} end="%" />
          </>
        )}
      </LinesField>
    </FormDialog>
  );
}
