// A simple model of the ledger: a few numbers and blocks for each model of each business. It shares no code with the
// product.
import type { Operation } from "./operations.ts";

export type Model = ReturnType<typeof createModel>;
/** `key`: of the recharge that brought it. Amounts are thousandths. */
export type Block = {
  key: string;
  kind: "paid" | "given";
  priority: number;
  expiresAt: number | null;
  issuedAt: number;
  available: number;
  held: number;
};
type Part = { block: Block; amount: number };

export function createModel() {
  const sent = new Set<string>();
  const held = new Map<string, { parts: Part[]; isAnswered: boolean }>();
  const paid = new Set<string>();
  const blocks: Block[] = [];
  const sums = { available: 0, held: 0, spent: 0, issued: 0, expired: 0 };
  const spentOf = { paid: 0, given: 0 };

  const isOver = ({ expiresAt }: Block, now: number) => expiresAt !== null && expiresAt <= now;

  function expire(now: number): void {
    for (const block of blocks) {
      if (!isOver(block, now)) continue;
      sums.available -= block.available;
      sums.expired += block.available;
      block.available = 0;
    }
  }

  /** Priority, then expiry, then age; null where there are fewer. */
  function draw(amount: number, now: number): Part[] | null {
    const good = blocks.filter((block) => block.available > 0 && !isOver(block, now));
    if (good.reduce((sum, { available }) => sum + available, 0) < amount) return null;
    const end = (block: Block) => block.expiresAt ?? Number.POSITIVE_INFINITY;
    // two that do not expire: Infinity minus Infinity is no number
    const soonest = (a: Block, b: Block) => (end(a) === end(b) ? 0 : end(a) - end(b));
    good.sort((a, b) => a.priority - b.priority || soonest(a, b) || a.issuedAt - b.issuedAt);
    const parts: Part[] = [];
    let rest = amount;
    for (const block of good) {
      if (rest === 0) break;
      const taken = Math.min(rest, block.available);
      block.available -= taken;
      parts.push({ block, amount: taken });
      rest -= taken;
    }
    sums.available -= amount;
    return parts;
  }

  function hold(key: string, credits: number, isAnswered: boolean, now: number): "done" | "short" {
    if (held.has(key) || paid.has(key)) return "done";
    expire(now);
    const parts = draw(credits, now);
    if (!parts) return "short";
    for (const { block, amount } of parts) block.held += amount;
    held.set(key, { parts, isAnswered });
    sums.held += credits;
    return "done";
  }

  function end(key: string, isSpent: boolean, now: number): void {
    for (const { block, amount } of held.get(key)?.parts ?? []) {
      block.held -= amount;
      sums.held -= amount;
      if (isSpent) {
        sums.spent += amount;
        spentOf[block.kind] += amount;
      } else {
        block.available += amount;
        sums.available += amount;
      }
    }
    held.delete(key);
    if (!isSpent) expire(now);
  }

  function recharge({ key, credits, price, priority, expiresAt }: Operation & { kind: "recharge" }, now: number): void {
    if (sent.has(key)) return;
    sent.add(key);
    const available = credits * 1_000;
    blocks.push({ key, kind: price > 0 ? "paid" : "given", priority, expiresAt, issuedAt: now, available, held: 0 });
    sums.available += available;
    sums.issued -= available;
  }

  function extract(key: string, amount: number, now: number): "done" | "short" {
    if (!sent.has(key)) {
      // a refusal rolls back what expired with it
      const left = blocks.filter((block) => !isOver(block, now)).reduce((sum, { available }) => sum + available, 0);
      if (left < amount) return "short";
      sent.add(key);
      expire(now);
      draw(amount, now);
      sums.issued += amount;
    } else expire(now);
    return "done";
  }

  /** Credits count in thousandths here too: integers avoid rounding errors. */
  function apply(operation: Operation, now: number): "done" | "short" {
    const { kind, key } = operation;
    if (kind === "recharge") {
      recharge(operation, now);
      return "done";
    }
    if (kind === "extract") return extract(key, operation.credits * 1_000, now);
    if (kind === "expire") {
      expire(now);
      return "done";
    }
    if (kind === "hold") return hold(key, Math.round(operation.credits * 1_000), false, now);
    const current = held.get(key);
    if (kind === "note") {
      if (current) current.isAnswered = true;
      // what was lost meanwhile is held again, as far as credits remain
      else hold(key, Math.round(operation.credits * 1_000), true, now);
      return "done";
    }
    if (!current) return "done";
    if (kind === "spend") {
      end(key, true, now);
      paid.add(key);
    } else if (!operation.onlyUnanswered || !current.isAnswered) end(key, false, now);
    return "done";
  }

  return {
    apply,
    left: () => (sums.available + sums.held) / 1_000,
    balances: () => ({ ...sums }),
    heldKeys: () => [...held.keys()].sort(),
    blocks: () => blocks,
    spentOf: () => ({ ...spentOf }),
  };
}
