// The answers so far, kept in this tab: a reload, or a form that changed meanwhile, loses nothing. The key makes a
// repeated send the same answer.
import type { AnswerDraft } from "../../features/growth/forms/answer/answer-props.ts";

type DraftAnswers = { key: string; given: Record<string, AnswerDraft> };

const nameHere = () => `mostrador:form:${location.pathname}${location.search}`;

export function keptAnswers(): DraftAnswers {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameHere()) ?? "null") as DraftAnswers | null;
    if (kept?.key) return kept;
  } catch {
    // a browser that keeps nothing
  }
  return { key: newKey(), given: {} };
}

export function keepAnswers(kept: DraftAnswers | null): void {
  try {
    if (kept) sessionStorage.setItem(nameHere(), JSON.stringify(kept));
    else sessionStorage.removeItem(nameHere());
  } catch {
    // a browser that keeps nothing
  }
}

/** Works also where the page has no secure address. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
