// A ready rule: whether it is on, its words and its time, what came of it, and its form.
import { fillText } from "@mostrador/domain/business/contacts/message-text/fill-text.ts";
import { VARIABLES, variablesHint } from "@mostrador/domain/business/contacts/message-text/variables.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import {
  MOST_OF_READY,
  READY_VARIABLES,
  type ReadyFields,
  type ReadyKind,
  type ReadyRule,
  ReadyRuleEdit,
} from "@mostrador/domain/growth/ready-rules/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { CallError } from "../../../lib/client.ts";
import { useActiveBusiness, useMay } from "../../../lib/session/active-business.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { SettingsCard } from "../../../ui/form/settings-card.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { TimeField } from "../../../ui/time/time-field.tsx";
import { useBusiness } from "../../business/businesses/index.ts";
import { PromotionWarning } from "../../conversation/templates/index.ts";
import { useEditReadyRule } from "./api.ts";
import { READY_WORDS, readyTiming } from "./ready-words.ts";

type Current = ReadyRule & { _id: string; updatedAt: string };

export function ReadyRuleCard({ rule, reread }: { rule: ReadyRule; reread: () => unknown }) {
  const edit = useEditReadyRule();
  const mayEdit = useMay()(PAGE.upsells, "edit");
  const businessId = useActiveBusiness().businessId ?? "";
  const { kind } = rule;
  return (
    <SettingsCard<Current, ReadyRuleEdit>
      title={READY_WORDS[kind].title}
      card={kind}
      current={currentOf(rule, businessId)}
      mayEdit={mayEdit}
      facts={<ReadyFacts rule={rule} />}
      schema={ReadyRuleEdit}
      valuesOf={({ isOn, message, hour, days }) => ({ kind, isOn, message, hour, days })}
      name="rule"
      save={async (values, updatedAt) => {
        const body = { businessId, rule: { ...values, updatedAt: updatedAt || undefined } };
        const { data, message } = await edit.mutateAsync({ body });
        return { message, data: currentOf(data, businessId) };
      }}
      reread={reread}
      isConflict={(reason) => reason instanceof CallError && reason.status === 409}
      changedByOthers="Alguien más cambió este mensaje."
      fields={() => <ReadyRuleFields kind={kind} />}
    />
  );
}

function currentOf(rule: ReadyRule, businessId: string): Current {
  return { ...rule, _id: `${businessId}:${rule.kind}`, updatedAt: rule.updatedAt ?? "" };
}

function ReadyFacts({ rule }: { rule: ReadyRule }) {
  const { kind, isOn, message, figures } = rule;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <StatusChip
          tone={isOn ? "success" : "neutral"}
          mark={isOn ? "check" : "dash"}
          label={isOn ? "Encendido" : "Apagado"}
        />
        <Typography variant="body2" color="textSecondary">
          {readyTiming(kind, rule)}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {message}
      </Typography>
      {rule.ruleId && (
        <Facts
          facts={[
            { label: "Programados", value: figures.planned },
            { label: "Enviados en un año", value: figures.sent },
            { label: "Respondieron", value: figures.answered },
            { label: "Agendaron", value: figures.booked },
          ]}
        />
      )}
      {figures.planned > 0 && (
        <Button component={Link} to={`/mensajes-programados?tipo=${kind}`} sx={{ justifySelf: "start" }}>
          Ver programados
        </Button>
      )}
    </Box>
  );
}

function ReadyRuleFields({ kind }: { kind: ReadyKind }) {
  const isOn = useFormValue<boolean>("isOn");
  const { about, days, help } = READY_WORDS[kind];
  return (
    <>
      <SwitchField name="isOn" label="Encendido" help={about} />
      {isOn && <PromotionWarning />}
      <TextArea name="message" label="Mensaje" max={MOST_OF_READY} help={variablesHint(READY_VARIABLES[kind])} />
      <FormSection columns={2}>
        <NumberField name="days" label={days} help={help} />
        <TimeField name="hour" label="Hora" step={15} min="08:00" max="20:45" help="Entre las 8:00 am y las 8:45 pm" />
      </FormSection>
      <Preview kind={kind} />
    </>
  );
}

function Preview({ kind }: { kind: ReadyKind }) {
  const fields: Pick<ReadyFields, "message" | "hour" | "days"> = {
    message: useFormValue<string>("message"),
    hour: useFormValue<string>("hour"),
    days: useFormValue<number | null>("days") ?? 0,
  };
  const { data: business } = useBusiness();
  const examples = Object.fromEntries(READY_VARIABLES[kind].map((name) => [name, VARIABLES[name].example]));
  const text = fillText(fields.message, { ...examples, ...(business && { negocio: business.name }) });
  return (
    <Box component="section" aria-label="Vista previa" sx={{ bgcolor: "surface.sunken", borderRadius: "10px", p: 2 }}>
      <Typography sx={{ fontWeight: 500, mb: 1 }}>{readyTiming(kind, fields)}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {text || "Escribe el mensaje"}
      </Typography>
    </Box>
  );
}
