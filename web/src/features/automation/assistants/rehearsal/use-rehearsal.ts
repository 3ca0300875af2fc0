// The state of one rehearsal: messages, answers, and the state that the server expects with the next message.
import { rehearseAssistant } from "@mostrador/domain/automation/assistants/rehearsal/routes.ts";
import type { RehearsalDraft, RehearsalTurn } from "@mostrador/domain/automation/assistants/rehearsal/schema.ts";
import { useRef, useState } from "react";
import { call } from "../../../../lib/client.ts";
import { sayError } from "../../../../ui/state/say-error.ts";

/** Who writes, and the simulated time. */
export type Situation = {
  contactId: string | null;
  contactName: string;
  day: string | null;
  time: string | null;
  /** The actions that the panel calls. */
  label: string;
};

const SOMEBODY_NEW: Situation = {
  contactId: null,
  contactName: "",
  day: null,
  time: null,
  label: "Cliente nuevo",
};

/** `answer` null: still waiting, or failed with `error`. */
export type RehearsalMessage = { key: number; text: string; answer: RehearsalTurn | null; error: string };

export function useRehearsal(assistantId: string, draft: RehearsalDraft) {
  const [situation, setSituation] = useState(SOMEBODY_NEW);
  const [said, setSaid] = useState<RehearsalMessage[]>([]);
  const keys = useRef(0);
  // An answer that was requested before a restart or an undo is dropped.
  const round = useRef(0);
  const isWaiting = said.some(({ answer, error }) => answer === null && error === "");

  const ask = async (before: readonly RehearsalMessage[], text: string) => {
    const mine = round.current;
    keys.current += 1;
    const key = keys.current;
    const { label: _, ...who } = situation;
    setSaid([...before, { key, text, answer: null, error: "" }]);
    const state = before.at(-1)?.answer?.state ?? null;
    const outcome = await call(rehearseAssistant, {
      params: { id: assistantId },
      body: { rehearsal: { ...who, draft, text, state } },
    }).then(
      ({ data }) => ({ answer: data, error: "" }),
      (error: unknown) => ({ answer: null, error: sayError(error) }),
    );
    if (mine !== round.current) return;
    setSaid((list) => list.map((each) => (each.key === key ? { ...each, ...outcome } : each)));
  };
  const answered = said.filter(({ answer }) => answer !== null);
  return {
    situation,
    said,
    isWaiting,
    linesLeft: answered.at(-1)?.answer?.linesLeft ?? null,
    /** Earlier failed messages are removed. */
    tell: (text: string) => void ask(answered, text),
    /** The last message and its answer. */
    undo(): string {
      round.current += 1;
      setSaid(said.slice(0, -1));
      return said.at(-1)?.text ?? "";
    },
    restart(next: Situation = situation) {
      round.current += 1;
      setSituation(next);
      setSaid([]);
    },
  };
}
