// What became of a planned message after something that it names changed. Silent is what neither goes out as it should nor
// says why not.
import type { Reply } from "../../server/test/caller.ts";

export type Answer = Pick<Reply, "status" | "body">;

/** `words`: of what goes out; `reason`: of what does not. */
export type Expectation = { words: RegExp } | { reason: RegExp };

export type Outcome = {
  /** What the customer's phone got. */
  heard: readonly string[];
  /** What the product says of what it planned: the reason of each message, or of its rule. */
  reasons: readonly string[];
  /** It may still go out. */
  isOpen: boolean;
};

/** Undefined while it is not settled yet; null when it is as it should be; else what is wrong. */
export function faultOf({ heard, reasons, isOpen }: Outcome, expected: Expectation): string | null | undefined {
  if (heard.some((text) => /\{\{|undefined|null/.test(text))) return `it says «${heard.join(" | ")}»`;
  if ("words" in expected) {
    if (heard.length === 0) return undefined;
    if (heard.length > 1) return `it went out ${heard.length} times`;
    return expected.words.test(heard[0] ?? "") ? null : `it says «${heard[0]}»`;
  }
  if (heard.length > 0) return `it went out: «${heard.join(" | ")}»`;
  if (isOpen || reasons.length === 0 || reasons.some((reason) => reason === "")) return undefined;
  return reasons.every((reason) => expected.reason.test(reason)) ? null : `its reason is «${reasons.join(" | ")}»`;
}

/** The answer to the change: refused or not, it is a sentence that a person can read. */
export function answerFault({ status, body }: Answer, says: RegExp | undefined) {
  const message = String(body?.message ?? "");
  if (status >= 500) return `it answered ${status}`;
  if (status >= 400 && message === "") return "it was refused without a word";
  return says === undefined || says.test(message) ? null : `it answered «${message}»`;
}
