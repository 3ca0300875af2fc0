// Finds the head of a letter of the sign-in, by the host of the call and the partners of the person.
import type { PersonCtx, SystemCtx } from "../../../../../kernel/context.ts";
import { transact } from "../../../../../kernel/db/transaction.ts";
import { businessFacts } from "../../business-facts.ts";
import { partnerOfGuest } from "../../open-as-guest.ts";
import { type Letterhead, letterheadAt } from "./letterhead.ts";

export type LetterReader = { id: string; name: string; email: string };

/** `isKey`: the letter opens the account, or says how. */
export type FindLetterhead = (reader: LetterReader, host: string, isKey: boolean) => Promise<Letterhead>;

export function createFindLetterhead(system: () => SystemCtx): FindLetterhead {
  return async (reader, host, isKey) => {
    const ctx = system();
    const theirs = isKey ? await partnersOf(ctx, reader) : "any";
    return ctx.fillings.one(letterheadAt)(ctx, { host, theirs });
  };
}

/** Their own partner, and those of their businesses. */
async function partnersOf(ctx: SystemCtx, { id, name, email }: LetterReader): Promise<string[]> {
  const principal: PersonCtx["principal"] = {
    ...{ userId: id, name, email, emailVerified: false, role: "user" },
    ...{ sessionId: "", secondFactor: false, memberships: [] },
  };
  const { rows } = ctx.fillings.one(businessFacts);
  return transact({ ...ctx, kind: "person", principal }, async (tx) => {
    const own = await ctx.fillings.one(partnerOfGuest)(tx, id);
    const found = await tx.run<{ partner_id: string }>(
      {
        name: "partners-of-memberships",
        text: `select distinct b.partner_id from memberships m join ${rows} b using (business_id)
          where m.user_id = current_user_id() and b.partner_id is not null`,
      },
      [],
    );
    return [...(own ? [own] : []), ...found.map(({ partner_id }) => partner_id)];
  });
}
