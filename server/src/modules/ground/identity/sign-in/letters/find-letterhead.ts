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
    return ctx.fillings.one(letterheadAt)(ctx, { host, isKey, only: await onlyPartnerOf(ctx, reader) });
  };
}

/** The one partner of everything that this account opens: they work for it, or all their businesses are its own. */
async function onlyPartnerOf(ctx: SystemCtx, { id, name, email }: LetterReader): Promise<string | null> {
  const principal: PersonCtx["principal"] = {
    ...{ userId: id, name, email, emailVerified: false, role: "user" },
    ...{ sessionId: "", secondFactor: false, memberships: [] },
  };
  const { rows } = ctx.fillings.one(businessFacts);
  return transact({ ...ctx, kind: "person", principal }, async (tx) => {
    const own = await ctx.fillings.one(partnerOfGuest)(tx, id);
    const found = await tx.run<{ partner_id: string | null }>(
      {
        name: "partners-of-memberships",
        text: `select distinct b.partner_id from memberships m join ${rows} b using (business_id)
          where m.user_id = current_user_id()`,
      },
      [],
    );
    const [first = null, ...others] = new Set([...(own ? [own] : []), ...found.map(({ partner_id }) => partner_id)]);
    return others.length === 0 ? first : null;
  });
}
