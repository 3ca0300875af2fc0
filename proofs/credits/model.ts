// A simple model of the ledger: a few numbers for each model of each business. It shares no code with the product.
import type { Operation } from "./operations.ts";

export type Model = ReturnType<typeof createModel>;

export function createModel() {
  const sent = new Set<string>();
  const held = new Map<string, { credits: number; isAnswered: boolean }>();
  const paid = new Set<string>();
  const sums = { available: 0, held: 0, spent: 0, issued: 0 };

  function hold(key: string, credits: number, isAnswered: boolean): "done" | "short" {
    if (held.has(key) || paid.has(key)) return "done";
    if (sums.available < credits) return "short";
    held.set(key, { credits, isAnswered });
    sums.available -= credits;
    sums.held += credits;
    return "done";
  }

  function end(key: string, isSpent: boolean): void {
    const credits = held.get(key)?.credits ?? 0;
    held.delete(key);
    sums.held -= credits;
    if (isSpent) sums.spent += credits;
    else sums.available += credits;
  }

  /** Credits count in thousandths here too: integers avoid rounding errors. */
  function apply(operation: Operation): "done" | "short" {
    const { kind, key } = operation;
    if (kind === "recharge" || kind === "extract") {
      if (sent.has(key)) return "done";
      const by = operation.credits * (kind === "recharge" ? 1_000 : -1_000);
      if (sums.available + by < 0) return "short";
      sums.available += by;
      sums.issued -= by;
      sent.add(key);
      return "done";
    }
    if (kind === "hold") return hold(key, Math.round(operation.credits * 1_000), false);
    const current = held.get(key);
    if (kind === "note") {
      if (current) current.isAnswered = true;
      // what was lost meanwhile is held again, as far as credits remain
      else hold(key, Math.round(operation.credits * 1_000), true);
      return "done";
    }
    if (!current) return "done";
    if (kind === "spend") {
      end(key, true);
      paid.add(key);
    } else if (!("onlyUnanswered" in operation && operation.onlyUnanswered) || !current.isAnswered) end(key, false);
    return "done";
  }

  return {
    apply,
    left: () => (sums.available + sums.held) / 1_000,
    balances: () => ({ ...sums }),
    heldKeys: () => [...held.keys()].sort(),
  };
}
