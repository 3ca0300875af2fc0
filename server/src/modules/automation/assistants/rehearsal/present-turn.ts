// Presents a rehearsed line for the screen.
import { engineOf } from "@mostrador/domain/automation/assistants/audience/engine-of.ts";
import { effectsOf } from "@mostrador/domain/automation/assistants/rehearsal/effects.ts";
import { type KeptCall, reasonsOf } from "@mostrador/domain/automation/assistants/rehearsal/reasons.ts";
import { MOST_LINES, type RehearsalTurn } from "@mostrador/domain/automation/assistants/rehearsal/schema.ts";
import { quoteNamed, quotesOf } from "@mostrador/domain/automation/assistants/speech/quotable.ts";
import { readSay } from "@mostrador/domain/automation/assistants/speech/read-say.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { Trouble } from "../turn/provider-turn.ts";
import type { LineAnswer } from "./play.ts";
import type { RehearsedLine } from "./rehearse-line.ts";
import type { ModelStep } from "./script.ts";

type ShownLine = Omit<RehearsedLine, "answered"> & { answered: LineAnswer };

export function presentTurn({ script, answered, credits, usage }: ShownLine): Omit<RehearsalTurn, "state"> {
  const calls = callsOf(answered);
  const reply = answered.rows
    .filter(({ type }) => type === "message")
    .map(({ text }) => text)
    .join("\n\n");
  const quotes = quotesOf(answered.quotable);
  const acts = answered.isModels ? chosenActs(script.lines.at(-1)?.steps ?? []) : [];
  const { correspond_to: correspondTo } = answered.assistant;
  return {
    reply: reply === "" ? null : reply,
    silence: reply === "" ? silenceOf(answered) : "",
    engine: answered.isModels ? engineOf("proveedor", { correspondTo }) : "integrado",
    standIn: answered.isModels || !answered.trouble ? "" : STAND_IN[answered.trouble.kind],
    credits,
    ...usage,
    effects: effectsOf(calls),
    reasons: reasonsOf(calls, acts, {
      names: answered.names,
      sentence: (key) => quoteNamed(quotes, key)?.text ?? key,
    }),
    now: localOf(answered.zone, script.at),
    linesLeft: MOST_LINES - script.lines.length,
  };
}

/** A call and its result share their id. */
function callsOf({ rows }: LineAnswer): KeptCall[] {
  const outputs = new Map(
    rows.filter(({ type }) => type === "function_call_output").map(({ call_id, output }) => [call_id, output]),
  );
  return rows
    .filter(({ type }) => type === "function_call")
    .map(({ call_id, name, arguments: input }) => ({
      name,
      input: JSON.parse(input || "{}"),
      output: JSON.parse(outputs.get(call_id) || "{}"),
      isAgreed: call_id?.startsWith("proposal:") ?? false,
    }));
}

function chosenActs(steps: readonly ModelStep[]) {
  const last = steps.flatMap(({ calls }) => calls).findLast(({ tool }) => tool === "say");
  return last ? readSay(last.input).acts : [];
}

function silenceOf({ isHandedOver }: LineAnswer): string {
  if (isHandedOver) return "No contesta: la conversación ya es de una persona del equipo.";
  return "No contesta a este mensaje.";
}

const STAND_IN: Readonly<Record<Trouble["kind"], string>> = {
  timeout: "El proveedor de IA no contestó a tiempo, así que contestó el motor integrado.",
  refused: "El proveedor de IA rechazó la petición, así que contestó el motor integrado.",
  unavailable: "El proveedor de IA no está disponible, así que contestó el motor integrado.",
  exhausted: "La cuenta del proveedor de IA no tiene saldo, así que contestó el motor integrado.",
  empty: "El proveedor de IA no dijo nada, así que contestó el motor integrado.",
  thrown: "El proveedor de IA pidió algo que no se pudo hacer, así que contestó el motor integrado.",
  unsaid: "El proveedor de IA no eligió nada que se pueda decir, así que contestó el motor integrado.",
};
