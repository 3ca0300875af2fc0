// Who attends in a branch, and which products were ever kept there: said by the floors above, beside what its row says.
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

/** Ids by branch. */
type OfBranches = (tx: Tx) => Promise<Map<string, string[]>>;
export type BranchSides = { specialists: OfBranches; products: OfBranches };

/** The same action, whose branches say both. */
export function withSides(sides: BranchSides) {
  return <Call, Answer extends { data: Branch | Branch[] }>(action: (ctx: TenantCtx, call: Call) => Promise<Answer>) =>
    async (ctx: TenantCtx, call: Call): Promise<Answer> => {
      const answer = await action(ctx, call);
      const [specialists, products] = await readTogether(ctx, (tx) =>
        Promise.all([sides.specialists(tx), sides.products(tx)]),
      );
      const whole = (branch: Branch) => ({
        ...branch,
        specialists: specialists.get(branch._id) ?? [],
        products: products.get(branch._id) ?? [],
      });
      const data: Branch | Branch[] = answer.data;
      return { ...answer, data: Array.isArray(data) ? data.map(whole) : whole(data) };
    };
}
