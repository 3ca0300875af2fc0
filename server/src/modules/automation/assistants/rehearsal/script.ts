// The state of a rehearsal between two messages: what the customer wrote and what the model chose. Playing it again
// gives the rest, so nothing else is stored. The browser carries it, sealed, for one person only.
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { RehearsalDraft } from "@mostrador/domain/automation/assistants/rehearsal/schema.ts";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Seal } from "../../../../kernel/seal.ts";
import type { LlmFailure } from "../../../../providers/llm/port.ts";

/** A tool call of the model; `refs`: the refs of rows in its result, in order. */
export type ModelCall = { tool: string; input: unknown; refs: string[] };

/** One request to the model. */
export type ModelStep = {
  calls: ModelCall[];
  text: string;
  failure: { kind: LlmFailure["kind"]; told: string } | null;
  usage: { inputTokens: number; outputTokens: number };
};

/** `draft`: the index of the script's draft of the assistant. */
export type Line = { text: string; draft: number; steps: ModelStep[] };

export type Script = {
  assistantId: string;
  /** Null: a new contact. */
  contactId: string | null;
  contactName: string;
  at: Instant;
  drafts: RehearsalDraft[];
  lines: Line[];
};

const MOST_BYTES = 2_000_000;
const TOO_LONG = "La prueba es demasiado larga: empieza de nuevo";
const NOT_OURS = "El estado de la prueba no es válido: empieza de nuevo";
const LONGEST = 150_000;

export function packScript(seal: Seal, ctx: TenantCtx, script: Script): string {
  const packed = deflateRawSync(JSON.stringify(script)).toString("base64");
  const sealed = seal.seal(packed, placeOf(ctx, script.assistantId));
  if (sealed.length > LONGEST) throw invalid("rehearsal.state", TOO_LONG);
  return sealed;
}

export function openScript(seal: Seal, ctx: TenantCtx, assistantId: string, sealed: string): Script {
  try {
    const packed = Buffer.from(seal.open(sealed, placeOf(ctx, assistantId)), "base64");
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: MOST_BYTES }).toString("utf8"));
  } catch {
    throw invalid("rehearsal.state", NOT_OURS);
  }
}

/** Binds the script to one person's rehearsal of one assistant. */
function placeOf({ businessId, actor }: TenantCtx, assistantId: string) {
  const who = actor.kind === "person" ? actor.userId : "";
  return { businessId, table: "assistants", column: `rehearsal of ${who}`, id: assistantId };
}
