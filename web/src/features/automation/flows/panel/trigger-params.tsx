// What starts the flow: the event, and for whom or for which words.
import {
  EVENT_LABELS,
  FLOW_EVENTS,
  type FlowEvent,
  intervalText,
  isMessageEvent,
  TIMER_CONTACTS,
  TIMER_CONTACTS_LABELS,
  TIMER_MINUTES,
} from "@mostrador/domain/automation/flows/events.ts";
import { useState } from "react";
import { SwitchLine } from "../../../../ui/field/switch-line.tsx";
import { NumberControl, SelectControl, TextControl } from "./controls.tsx";
import { errorAt, type ParamsProps } from "./params-props.ts";

export function TriggerParams({ node, problems, onChange }: ParamsProps<"trigger">) {
  const { event, minutes, contacts, days } = node.params;
  const write = (params: Partial<typeof node.params>) => onChange({ ...node, params: { ...node.params, ...params } });
  return (
    <>
      <SelectControl<FlowEvent>
        label="Evento"
        error={errorAt(problems, "event")}
        value={event}
        options={FLOW_EVENTS.map((value) => ({ value, label: EVENT_LABELS[value] }))}
        onChange={(value) => value && write({ event: value })}
      />
      {event !== "timer" ? (
        <Words {...{ node, problems, keys: [], onChange }} />
      ) : (
        <>
          <SelectControl
            label="Cada cuánto"
            value={String(minutes)}
            options={TIMER_MINUTES.map((value) => ({ value: String(value), label: intervalText(value) }))}
            onChange={(value) => value && write({ minutes: Number(value) })}
          />
          <SelectControl
            label="Para quién"
            value={contacts}
            options={TIMER_CONTACTS.map((value) => ({ value, label: TIMER_CONTACTS_LABELS[value] }))}
            onChange={(value) => value && write({ contacts: value })}
          />
          {contacts === "inactive" && (
            <NumberControl
              label="Cuántos días"
              value={days}
              least={1}
              most={730}
              onChange={(value) => write({ days: value })}
            />
          )}
        </>
      )}
    </>
  );
}

function Words({ node, onChange }: ParamsProps<"trigger">) {
  const { event, keywords, matchType, firstOnly } = node.params;
  const write = (params: Partial<typeof node.params>) => onChange({ ...node, params: { ...node.params, ...params } });
  // The commas stay as they are typed.
  const [written, setWritten] = useState(keywords.join(", "));
  const shown = readWords(written).join() === keywords.join() ? written : keywords.join(", ");
  return (
    <>
      <TextControl
        label="Palabras clave (opcional)"
        help="Sepáralas con comas. Sin palabras, empieza con cualquiera."
        placeholder="precio, info, cita"
        value={shown}
        onChange={(text) => {
          setWritten(text);
          write({ keywords: readWords(text) });
        }}
      />
      {keywords.length > 0 && (
        <SelectControl
          label="Coincidencia"
          value={matchType}
          options={[
            { value: "partial", label: "El texto contiene la palabra" },
            { value: "exact", label: "El texto es solo la palabra" },
          ]}
          onChange={(value) => value && write({ matchType: value })}
        />
      )}
      {isMessageEvent(event) && (
        <SwitchLine
          label="Solo la primera vez que escribe"
          checked={firstOnly}
          onChange={(value) => write({ firstOnly: value })}
        />
      )}
    </>
  );
}

function readWords(text: string): string[] {
  const words = text.split(",").map((word) => word.trim().slice(0, 60));
  return [...new Set(words.filter((word) => word !== ""))].slice(0, 20);
}
