// The form of an upsell: message, time, services and resources, with its steps as they will happen.
import { variablesHint } from "@mostrador/domain/business/contacts/message-text/variables.ts";
import {
  MOST_OF_UPSELL,
  type NewUpsell,
  upsells as resource,
  UPSELL_VARIABLES,
  type Upsell,
} from "@mostrador/domain/growth/upsells/resource.ts";
import { delayRange, type Timing, unitText } from "@mostrador/domain/growth/upsells/timing.ts";
import { useChoices } from "../../../lib/resource/choices.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { ChoiceField } from "../../../ui/field/choice-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { SliderField } from "../../../ui/field/slider-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue, useSetFormValue } from "../../../ui/form/use-form-values.ts";
import { MultiSelectField } from "../../../ui/pick/multi-select-field.tsx";
import type { PlanRoom } from "../../../ui/resource/resource-data.ts";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { ResourcesField } from "../../catalog/resources/index.ts";
import { PromotionWarning } from "../../conversation/templates/index.ts";
import { upsells } from "./api.ts";
import { UpsellPreview } from "./upsell-preview.tsx";
import { upsellShape, upsellValues } from "./upsell-values.ts";

type Props = { upsell: Upsell | null; limit: PlanRoom | null | undefined; onClose: () => void };

export function UpsellForm({ upsell, limit, onClose }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = upsells.useSave();
  return (
    <ResourceDialog<NewUpsell>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={upsell}
      limit={limit}
      titles={{ add: "Crear Nuevo Upsell", edit: "Editar Upsell" }}
      submitLabel={upsell ? "Actualizar Upsell" : "Crear Upsell"}
      schema={upsellShape}
      values={upsellValues(upsell, businessId)}
      save={(values) => save(upsell, values)}
      onClose={onClose}
      warnsOnLeaving
    >
      <UpsellFields />
    </ResourceDialog>
  );
}

function UpsellFields() {
  const set = useSetFormValue();
  const timeUnit = useFormValue<Timing["timeUnit"]>("timeUnit");
  const delayReference = useFormValue<Timing["delayReference"]>("delayReference");
  const delayDirection = useFormValue<Timing["delayDirection"]>("delayDirection");
  const delay = useFormValue<number>("delay");
  const serviceIds = useFormValue<string[]>("serviceIds");
  const { options } = useChoices("service", serviceIds);
  const [least, most] = delayRange({ timeUnit, delayDirection });
  const fit = (change: Partial<Pick<Timing, "timeUnit" | "delayDirection">>) => {
    const [from, to] = delayRange({ timeUnit, delayDirection, ...change });
    set("delay", Math.min(Math.max(delay, from), to));
  };
  const names = options.filter(({ value }) => serviceIds.includes(value)).map(({ label }) => label);
  return (
    <>
      <PromotionWarning />
      <TextArea
        name="message"
        label="Mensaje"
        max={MOST_OF_UPSELL}
        placeholder="Hola, {{nombre}}, esta semana tenemos…"
        help={variablesHint(UPSELL_VARIABLES)}
      />
      <FormSection title="Cuándo se envía" columns={2}>
        <SelectField<Timing["delayReference"]>
          name="delayReference"
          label="Se cuenta desde"
          options={REFERENCES}
          onChanged={(chosen) => {
            if (chosen !== "assisted") return;
            set("delayDirection", "after");
            fit({ delayDirection: "after" });
          }}
        />
        {delayReference !== "assisted" && (
          <ChoiceField<Timing["delayDirection"]>
            name="delayDirection"
            label="Momento"
            options={DIRECTIONS}
            onChanged={(chosen) => fit({ delayDirection: chosen })}
          />
        )}
        <ChoiceField<Timing["timeUnit"]>
          name="timeUnit"
          label="Unidad"
          options={UNITS}
          onChanged={(chosen) => fit({ timeUnit: chosen })}
        />
        <SliderField
          name="delay"
          label="Tiempo"
          least={least}
          most={most}
          say={(value) => unitText(value, timeUnit)}
          help={`De ${least} a ${unitText(most, timeUnit)}`}
        />
      </FormSection>
      <MultiSelectField
        name="serviceIds"
        label="Servicios"
        required={false}
        options={options}
        help="Sin elegir ninguno, vale para todos"
      />
      <ChoiceField name="whenToSend" label="Con qué citas" options={WHEN} />
      <ResourcesField name="resources" />
      <UpsellPreview services={names.join(", ")} />
    </>
  );
}

const REFERENCES = [
  { value: "scheduled" as const, label: "La cita agendada" },
  { value: "assisted" as const, label: "Cada cita a la que asistió" },
  { value: "assisted_first_time" as const, label: "Su primera visita" },
];
const DIRECTIONS = [
  { value: "before" as const, label: "Antes" },
  { value: "after" as const, label: "Después" },
];
const UNITS = [
  { value: "minutes" as const, label: "Minutos" },
  { value: "hours" as const, label: "Horas" },
  { value: "days" as const, label: "Días" },
  { value: "months" as const, label: "Meses" },
];
const WHEN = [
  { value: "lastEvent", label: "Solo la última" },
  { value: "always", label: "Todas" },
];
