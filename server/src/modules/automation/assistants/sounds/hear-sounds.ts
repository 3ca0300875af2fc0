// Voice notes of a turn, written down by the language model before the turn begins: outside any transaction, kept with their
// messages, so that a turn that is repeated finds them. What nobody could write down a person has to hear.
import { answerDue } from "@mostrador/domain/automation/assistants/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { type Llm, LlmFailure } from "../../../../providers/llm/port.ts";
import {
  type Claim,
  holdTurn,
  keepTranscript,
  postponeTurn,
  readSound,
  type Sound,
} from "../../../conversation/inbox/index.ts";
import type { PrivateFiles } from "../../../ground/files/index.ts";
import { carryOut } from "../turn/carry-out.ts";
import { countTrouble } from "../turn/count-turn.ts";
import { finish } from "../turn/finish.ts";
import type { TurnFacts } from "../turn/turn-facts.ts";
import { TurnLost } from "../turn/turn-lost.ts";

const LOOK_AGAIN_MS = 2_000;
/** Then the file does not come soon. */
const MOST_WAIT_MS = 60_000;
const MOST_SOUNDS = 5;
const MOST_SECONDS = 10 * 60;
const MOST_MS = 25_000;
/** What the provider reads; telephones record Opus. */
const READABLE = /^audio\/(?:ogg|mpeg|mp4|x-m4a|wav|x-wav|webm|flac)\b/;

const TO_PERSON = "Le aviso a una persona del equipo para que escuche tu audio y te responda por aquí.";

/** `heard`: all of them are written down. `later`: a file is on its way, and the turn was given back. */
export async function hearSounds(
  ctx: TenantCtx,
  claim: Claim,
  { llm, timeoutMs, privateFiles }: { llm: Llm; timeoutMs: number; privateFiles: PrivateFiles },
): Promise<"heard" | "unheard" | "later"> {
  if (claim.sounds.length > MOST_SOUNDS) return "unheard";
  const sounds = await Promise.all(claim.sounds.map((id) => readSound(ctx, privateFiles, id)));
  if (sounds.some((sound) => sound.state === "waiting" && ctx.now - sound.at < MOST_WAIT_MS)) {
    await lookLater(ctx, claim);
    return "later";
  }
  const written = await Promise.all(sounds.map((sound) => writeDown(ctx, llm, sound, Math.min(timeoutMs, MOST_MS))));
  return written.every((isWritten) => isWritten) ? "heard" : "unheard";
}

/** A person hears it; `number`: of the calls of the turn. The customer is told so, kindly, and the conversation is theirs. */
export async function leaveSoundsToPerson(facts: TurnFacts, number = 0): Promise<void> {
  await transact(facts.scene.ctx, async (tx, within) => {
    const inside = within as TenantCtx;
    if (!(await holdTurn(tx, inside, facts.threadId, facts.token))) throw new TurnLost();
    await carryOut(facts, inside, {
      name: "hand_over",
      input: { reason: "Mandó un audio que nadie ha escuchado." },
      number,
    });
    await finish({ ...facts, notice: null }, inside, { reply: TO_PERSON, memory: null });
  });
}

async function writeDown(ctx: TenantCtx, llm: Llm, sound: Sound, timeoutMs: number): Promise<boolean> {
  if (sound.state !== "ready" || !READABLE.test(sound.contentType) || (sound.seconds ?? 0) > MOST_SECONDS) return false;
  try {
    const { messageId, path, name, contentType } = sound;
    const text = await llm.transcribe({ path, name, contentType, timeoutMs });
    if (text === "") return false;
    await keepTranscript(ctx, messageId, text);
    return true;
  } catch (error) {
    if (!(error instanceof LlmFailure)) throw error;
    countTrouble(error.kind);
    return false;
  }
}

async function lookLater(ctx: TenantCtx, { threadId, token }: Claim): Promise<void> {
  const dueAt = ctx.now + LOOK_AGAIN_MS;
  await transact(ctx, async (tx, within) => {
    await postponeTurn(tx, within as TenantCtx, threadId, { token, dueAt });
    await publish(tx, ctx, answerDue, { threadId }, { at: dueAt });
  });
}
