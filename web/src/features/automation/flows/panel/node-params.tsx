// The parameters of one node, with their errors at the field.

import type { FlowProblem } from "@mostrador/domain/automation/flows/check/problem.ts";
import type { DataKey } from "@mostrador/domain/automation/flows/data.ts";
import { COLLECTIONS, keysOfSource, SOURCE_LABELS } from "@mostrador/domain/automation/flows/data.ts";
import {
  type FlowNode,
  LONGEST_TEXT,
  LONGEST_WAIT_MS,
  MOST_FETCHED,
} from "@mostrador/domain/automation/flows/schema.ts";
import { newKey } from "../../../../lib/new-key.ts";
import { SwitchLine } from "../../../../ui/field/switch-line.tsx";
import { useFlowChoices } from "../api.ts";
import { Comparisons } from "./comparisons.tsx";
import { LengthControl, NumberControl, SelectControl, TextControl } from "./controls.tsx";
import { errorAt, type ParamsProps } from "./params-props.ts";
import { TriggerParams } from "./trigger-params.tsx";

export function NodeParams(props: ParamsProps) {
  const { node } = props;
  switch (node.type) {
    case "trigger":
      return <TriggerParams {...props} node={node} />;
    case "conditional":
      return <ConditionParams {...props} node={node} />;
    case "wait":
      return (
        <LengthControl
          label="Cuánto espera"
          ms={node.params.ms}
          leastMs={1}
          mostMs={LONGEST_WAIT_MS}
          step={1}
          onChange={(ms) => props.onChange({ ...node, params: { ms } })}
        />
      );
    case "awaitReply":
      return <AwaitReplyParams {...props} node={node} />;
    case "assistant":
    case "delegate_ai":
      return <AssistantParams {...props} node={node} />;
    case "template_text":
      return (
        <TextControl
          label="Texto"
          rows={4}
          maxLength={LONGEST_TEXT}
          help="Se llena solo: {{nombre}}, {{negocio}} y los datos de abajo."
          error={errorAt(props.problems, "text")}
          value={node.params.text}
          onChange={(text) => props.onChange({ ...node, params: { text } })}
        />
      );
    case "send_whatsapp":
    case "send_instagram":
    case "send_facebook":
      return <SendParams {...props} node={node} />;
    case "reply_facebook_comment":
    case "reply_instagram_comment":
      return <ReplyParams {...props} node={node} />;
    case "db_fetch":
      return <FetchParams {...props} node={node} />;
    default:
      return null;
  }
}

function AwaitReplyParams({ node, problems, onChange }: ParamsProps<"awaitReply">) {
  const { channel, timeoutMinutes } = node.params;
  return (
    <>
      <SelectControl
        label="Canal"
        help="Por donde contesta: el mismo del flujo."
        error={errorAt(problems, "channel")}
        value={channel}
        options={CHANNELS}
        onChange={(value) => value && onChange({ ...node, params: { ...node.params, channel: value } })}
      />
      <LengthControl
        label="Si no contesta en"
        ms={timeoutMinutes * MINUTE_MS}
        leastMs={MINUTE_MS}
        mostMs={LONGEST_WAIT_MS}
        step={MINUTE_MS}
        error={errorAt(problems, "timeoutMinutes")}
        onChange={(ms) => onChange({ ...node, params: { ...node.params, timeoutMinutes: ms / MINUTE_MS } })}
      />
    </>
  );
}

const CHANNELS = (["WhatsApp", "Instagram", "Facebook"] as const).map((value) => ({ value, label: value }));
const MINUTE_MS = 60_000;

function ConditionParams({ node, keys, problems, onChange }: ParamsProps<"conditional">) {
  const write = (params: Partial<typeof node.params>) => onChange({ ...node, params: { ...node.params, ...params } });
  return (
    <>
      <Comparisons
        noun="regla"
        fields={keys.map((key) => ({ ...key, label: `${SOURCE_LABELS[key.source]}: ${key.label}` }))}
        rows={node.params.rules}
        error={(index, field) => errorAt(problems, `rules.${index}.${field}`)}
        emptyError={errorAt(problems, "rules")}
        labelled
        onChange={(rules) =>
          write({ rules: rules.map((rule) => ({ ...rule, id: rule.id ?? freshRule(), label: rule.label ?? "" })) })
        }
      />
      <SwitchLine
        label="Distinguir mayúsculas"
        checked={node.params.caseSensitive}
        onChange={(caseSensitive) => write({ caseSensitive })}
      />
    </>
  );
}

const freshRule = () => `r${newKey().slice(0, 8)}`;

function AssistantParams({ node, problems, onChange }: ParamsProps<"assistant" | "delegate_ai">) {
  const { data } = useFlowChoices();
  const write = (assistantId: string | null) =>
    onChange(
      node.type === "assistant"
        ? { ...node, params: { ...node.params, assistantId } }
        : { ...node, params: { assistantId } },
    );
  return (
    <>
      <SelectControl
        label="Asistente"
        help={data?.assistants.length === 0 ? "No hay asistentes todavía. Crea uno en «Asistentes»." : undefined}
        error={errorAt(problems, "assistantId")}
        value={node.params.assistantId ?? ""}
        options={(data?.assistants ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={(value) => write(value || null)}
      />
      {node.type === "assistant" && (
        <TextControl
          label="Instrucción (opcional)"
          rows={3}
          maxLength={2000}
          value={node.params.prompt}
          onChange={(prompt) => onChange({ ...node, params: { ...node.params, prompt } })}
        />
      )}
    </>
  );
}

const KINDS = [
  { value: "text", label: "Texto" },
  { value: "image", label: "Imagen" },
  { value: "audio", label: "Audio" },
] as const;

function SendParams(props: ParamsProps<"send_whatsapp" | "send_instagram" | "send_facebook">) {
  const { node, problems, onChange } = props;
  const { data } = useFlowChoices();
  const write = (params: Partial<typeof node.params>) =>
    onChange({ ...node, params: { ...node.params, ...params } } as FlowNode);
  const { messageType } = node.params;
  const isText = messageType === "text";
  const fitting = (data?.resources ?? []).filter((one) => (messageType === "audio" ? one.hasAudio : one.hasImage));
  return (
    <>
      <SelectControl
        label="Tipo de mensaje"
        value={messageType}
        options={KINDS}
        onChange={(kind) =>
          kind && write({ messageType: kind, resourceId: kind === messageType ? node.params.resourceId : null })
        }
      />
      {!isText && (
        <SelectControl
          label="Recurso"
          error={errorAt(problems, "resourceId")}
          help={missingFile(data?.resources.length, fitting.length, messageType)}
          value={node.params.resourceId ?? ""}
          options={fitting.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(id) => write({ resourceId: id || null })}
        />
      )}
      <Content {...props} write={write} />
      {isText && (
        <SelectControl
          label="Formulario"
          empty="Ninguno"
          help={formHelp(data?.forms.length, node.params.text)}
          value={node.params.formId ?? ""}
          options={(data?.forms ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(id) => write({ formId: id || null })}
        />
      )}
    </>
  );
}

function formHelp(forms: number | undefined, text: string): string | undefined {
  if (forms === 0) return "Todavía no hay formularios. Créalos en «Formularios».";
  return text === ""
    ? "Sin texto, el formulario lleva su propia invitación."
    : "Su liga va al final, solo para ese contacto.";
}

/** Why there is nothing to choose; undefined where there is, or until it is known. */
function missingFile(all: number | undefined, fitting: number, type: string): string | undefined {
  if (all === undefined || fitting > 0) return undefined;
  if (all === 0) return "No hay recursos disponibles. Crea recursos primero.";
  return `Ningún recurso tiene ${type === "audio" ? "un audio" : "una imagen"}. Agrégalo en «Recursos».`;
}

function ReplyParams(props: ParamsProps<"reply_facebook_comment" | "reply_instagram_comment">) {
  const { node, onChange } = props;
  const write = (params: Partial<typeof node.params>) =>
    onChange({ ...node, params: { ...node.params, ...params } } as FlowNode);
  return (
    <>
      <SwitchLine
        label="Responder en privado"
        help="Le llega como mensaje y la conversación sigue ahí. Se puede una vez por comentario."
        checked={node.params.private}
        onChange={(isPrivate) => write({ private: isPrivate })}
      />
      <Content {...props} write={write} />
    </>
  );
}

type Sender = Extract<FlowNode, { params: { contentField: string } }>;

/** A text of its own, or one of the data. */
function Content({
  node,
  keys,
  problems,
  write,
}: {
  node: Sender;
  keys: readonly DataKey[];
  problems: readonly FlowProblem[];
  write: (params: { text?: string; contentField?: string }) => void;
}) {
  return (
    <>
      <TextControl
        label="Texto del mensaje"
        rows={4}
        maxLength={LONGEST_TEXT}
        placeholder="Hola, {{nombre}}…"
        help="Se llena solo: {{nombre}}, {{negocio}} y los datos de abajo."
        error={errorAt(problems, "text")}
        value={node.params.text}
        onChange={(text) => write({ text })}
      />
      {node.params.text === "" && (
        <SelectControl
          label="O un dato del flujo"
          error={errorAt(problems, "contentField")}
          value={keys.some(({ key }) => key === node.params.contentField) ? node.params.contentField : ""}
          options={keys.map(({ key, source, label }) => ({ value: key, label: `${SOURCE_LABELS[source]}: ${label}` }))}
          empty="Ninguno"
          onChange={(contentField) => write({ contentField })}
        />
      )}
    </>
  );
}

function FetchParams({ node, problems, onChange }: ParamsProps<"db_fetch">) {
  const write = (params: Partial<typeof node.params>) => onChange({ ...node, params: { ...node.params, ...params } });
  return (
    <>
      <SelectControl
        label="Qué busca"
        value={node.params.collection}
        options={COLLECTIONS.map((value) => ({ value, label: SOURCE_LABELS[value] }))}
        onChange={(collection) => collection && write({ collection, filters: [] })}
      />
      <Comparisons
        noun="filtro"
        fields={keysOfSource(node.params.collection)
          .map((key) => ({ ...key, key: key.key.slice(key.source.length + 1) }))
          .filter(({ key }) => key !== "count")}
        rows={node.params.filters}
        error={(index, field) => errorAt(problems, `filters.${index}.${field}`)}
        onChange={(filters) =>
          write({ filters: filters.map(({ field, operator, value }) => ({ field, operator, value })) })
        }
      />
      <NumberControl
        label="Cuántos como máximo"
        value={node.params.limit}
        least={1}
        most={MOST_FETCHED}
        onChange={(limit) => write({ limit })}
      />
    </>
  );
}
