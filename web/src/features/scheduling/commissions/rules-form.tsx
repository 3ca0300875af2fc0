// The commissions of a specialist: the usual one, and those of single services, each a percentage or pesos.
import type { SpecialistRules, Statement } from "@mostrador/domain/scheduling/commissions/schema.ts";
import type * as z from "zod";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { PesosField } from "../../../ui/field/pesos-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { LinesField } from "../../../ui/form/lines-field.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useRules, useSaveRules } from "./api.ts";
import { FRESH_LINE, KINDS, type OwnLine, rulesShape, writtenRules } from "./rules-values.ts";

type Props = { person: Pick<Statement["specialists"][number], "specialistId" | "name">; onClose: () => void };

export function RulesForm({ person: { specialistId, name }, onClose }: Props) {
  const read = useRules();
  const save = useSaveRules();
  const toast = useToast();
  const businessId = useActiveBusiness().businessId ?? "";
  const services = read.data?.services ?? [];
  const own = read.data?.rules.filter((rule) => rule.specialistId === specialistId) ?? [];
  return (
    <FormDialog<z.output<typeof SpecialistRules>>
      open
      onClose={onClose}
      title={`Comisiones de ${name}`}
      needs={[read]}
      schema={rulesShape(businessId, specialistId)}
      defaultValues={writtenRules(own)}
      errorRoot="rules"
      onSubmit={async (rules) => {
        toast.success((await save.mutateAsync({ body: { rules } })).message);
      }}
    >
      <Usual />
      <LinesField<OwnLine>
        name="own"
        labelOf={({ serviceId }, at) => services.find(({ _id }) => _id === serviceId)?.name ?? `servicio ${at + 1}`}
        addLabel="Agregar servicio"
        fresh={() => FRESH_LINE}
        full={services.length === 0}
        columns={{ xs: "minmax(0, 1fr)", sm: "minmax(0, 2fr) minmax(0, 1.4fr) minmax(0, 1.2fr)" }}
      >
        {({ kind }, { name: line, hideLabel }) => (
          <>
            <SelectField
              name={`${line}.serviceId`}
              label="Servicio"
              hideLabel={hideLabel}
              options={services.map(({ _id: value, name: label }) => ({ value, label }))}
            />
            <SelectField name={`${line}.kind`} label="Tipo" hideLabel={hideLabel} options={KINDS} />
            {kind === "fixed" ? (
              <PesosField name={`${line}.fixed`} label="Comisión" hideLabel={hideLabel} />
            ) : (
              <NumberField name={`${line}.percent`} label="Comisión" hideLabel={hideLabel} decimals={2} end="%" />
            )}
          </>
        )}
      </LinesField>
    </FormDialog>
  );
}

/** For the services without a line of their own. */
function Usual() {
  const kind = useFormValue<string>("usualKind");
  const help = "En los servicios que no están abajo. Vacío: sin comisión";
  return (
    <FormSection columns={2}>
      <SelectField name="usualKind" label="Tipo de comisión" options={KINDS} />
      {kind === "fixed" ? (
        <PesosField name="usualFixed" label="Comisión general" help={help} required={false} />
      ) : (
        <NumberField name="usual" label="Comisión general" help={help} required={false} decimals={2} end="%" />
      )}
    </FormSection>
  );
}
