// Plays a rehearsal from its first line in one transaction that is rolled back: it reads real rows and runs the real
// actions of the agenda, and nothing remains. It stops where a model has to be asked; the caller asks it outside the
// transaction.
import { conflict } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { tryOut } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { findOrCreateContact } from "../../../business/contacts/index.ts";
import {
  claimTurn,
  hearRehearsed,
  openRehearsedThread,
  type RehearsedAnswer,
  readRehearsed,
} from "../../../conversation/inbox/index.ts";
import type { AssistantRow } from "../assistant.store.ts";
import { quotableOf } from "../speech/read-speech-facts.ts";
import { toolBranches, toolServices, toolSpecialists } from "../tools/catalogue.ts";
import { answerTurn } from "../turn/answer-turn.ts";
import type { AssistantChoice } from "../turn/choose-assistant.ts";
import type { ProviderAnswer, Trouble } from "../turn/provider-turn.ts";
import { type Names, type OpenStep, recordedLlm, type Stop, Stopped } from "./recorded-llm.ts";
import { rehearsedBy, withDraft } from "./rehearsed-assistant.ts";
import type { Line, Script } from "./script.ts";

const LEASE_MS = 60_000;
const TOKEN = "rehearsal";
/** The time limit of a turn; a recorded model needs almost none of it. */
const PLAYED_MS = 60_000;

/** The answer to one line. */
export type LineAnswer = RehearsedAnswer & {
  /** Whether the model's own choice was sent. */
  isModels: boolean;
  trouble: Trouble | null;
  assistant: AssistantRow;
  /** The zone of the business. */
  zone: string;
  names: ReadonlyMap<string, string>;
  quotable: string;
};

/** The answer to the last line, and the answers to the lines before it. */
export type PlayedAnswer = LineAnswer & { kind: "answered"; earlier: LineAnswer[] };
export type PlayResult = PlayedAnswer | Stop;

type Stage = { threadId: string; contactId: string; row: AssistantRow; hasModel: boolean; names: Names };

/** Returns the result of the last line. `open`: the calls of the model so far in the current request. */
export async function play(
  ctx: TenantCtx,
  row: AssistantRow,
  script: Script,
  { hasModel, open }: { hasModel: boolean; open?: OpenStep },
): Promise<PlayResult> {
  return tryOut<PlayResult, TenantCtx>(ctx, async (tx, within) => {
    const inside: TenantCtx = { ...within, now: script.at };
    const contactId = script.contactId ?? (await somebodyNew(tx, inside, script.contactName));
    const threadId = await openRehearsedThread(tx, inside, contactId);
    const stage = { threadId, contactId, row, hasModel, names: { current: new Map(), recorded: new Map() } };
    const before: LineAnswer[] = [];
    for (const line of script.lines.slice(0, -1)) {
      const { chosen, ...answer } = await playLine(tx, inside, stage, script, { line, isLast: false });
      before.push({ ...answer, ...shown(chosen) });
    }
    const line = script.lines.at(-1) as Line;
    try {
      const { chosen, ...last } = await playLine(tx, inside, stage, script, {
        ...{ line, isLast: true },
        ...(open && { open }),
      });
      const names = await namesIn(inside, stage, chosen);
      const earlier = before.map((each) => ({ ...each, names }));
      return { kind: "answered", ...last, ...shown(chosen), names, earlier };
    } catch (error) {
      if (error instanceof Stopped) return error.stop;
      throw error;
    }
  }).catch(sayBusy);
}

/** Another transaction holds a row that the play needs: a real appointment goes first. */
function sayBusy(error: { code?: string }): never {
  if (["55P03", "40P01", "40001"].includes(error.code ?? ""))
    throw conflict("La agenda está ocupada en este momento: intenta de nuevo");
  throw error;
}

async function playLine(
  tx: Tx,
  ctx: TenantCtx,
  { threadId, contactId, row, hasModel, names }: Stage,
  script: Script,
  { line, isLast, open }: { line: Line; isLast: boolean; open?: OpenStep },
) {
  const assistant = withDraft(row, script.drafts[line.draft] ?? {});
  const chosen = await rehearsedBy(tx, ctx, contactId, assistant);
  let isModels = false;
  let trouble: Trouble | null = null;
  const llm = recordedLlm(line.steps, { names, isLast, ...(open && { open }) });
  const brain = {
    llm,
    timeoutMs: PLAYED_MS,
    tell: () => {},
    pay: async (_: unknown, ask: () => Promise<ProviderAnswer>) => {
      const said = await ask();
      isModels = said.text !== null;
      trouble = said.trouble;
      return { ...said, bill: undefined };
    },
  };
  await hearRehearsed(tx, ctx, threadId, line.text);
  const claim = await claimTurn(ctx, threadId, TOKEN, LEASE_MS);
  if (claim) await answerTurn(ctx, claim, chosen, hasModel ? brain : null);
  return { ...(await readRehearsed(tx, ctx, threadId)), isModels, trouble: trouble as Trouble | null, chosen };
}

/** A contact without a number, so that it matches no contact of the directory. */
async function somebodyNew(tx: Tx, ctx: TenantCtx, pushName: string): Promise<string> {
  const person = { waId: null, userId: `rehearsal-${newId()}`, pushName, at: new Date(ctx.now) };
  return (await findOrCreateContact(tx, ctx, person)).contactId;
}

function shown(chosen: AssistantChoice) {
  const { assistant, business } = chosen;
  return { assistant, zone: business.zone, quotable: quotableOf(chosen), names: NO_NAMES };
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** The names for what a reason mentions. */
async function namesIn(ctx: TenantCtx, { threadId, contactId, row }: Stage, { business }: AssistantChoice) {
  const { capabilities, branch_id: branchId } = row;
  const scene = { ctx, threadId, contactId, capabilities, branchId, zone: business.zone };
  const [{ services }, { branches }, { specialists }] = await Promise.all([
    toolServices(scene),
    toolBranches(scene),
    toolSpecialists(scene),
  ]);
  return new Map([...services, ...branches, ...specialists].map(({ id, name }) => [id, name]));
}
