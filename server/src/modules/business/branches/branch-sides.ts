// Fields of a branch that capabilities above provide: who attends there, and which products were ever kept there.
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { declareSlot } from "../../../kernel/slot.ts";

/** One list of ids for each branch. */
export type BranchSide = {
  name: keyof Pick<Branch, "specialists" | "products">;
  read: (tx: Tx) => Promise<Map<string, string[]>>;
};
export const branchSide = declareSlot<BranchSide>("branch-side");

/** The same action, with these fields added to its branches. */
export function withSides<Call, Answer extends { data: Branch | Branch[] }>(
  action: (ctx: TenantCtx, call: Call) => Promise<Answer>,
) {
  return async (ctx: TenantCtx, call: Call): Promise<Answer> => {
    const answer = await action(ctx, call);
    const sides = await readTogether(ctx, (tx) =>
      Promise.all(ctx.fillings.of(branchSide).map(async ({ name, read }) => ({ name, ids: await read(tx) }))),
    );
    const whole = (branch: Branch) => ({
      ...branch,
      ...Object.fromEntries(sides.map(({ name, ids }) => [name, ids.get(branch._id) ?? []])),
    });
    const data: Branch | Branch[] = answer.data;
    return { ...answer, data: Array.isArray(data) ? data.map(whole) : whole(data) };
  };
}
