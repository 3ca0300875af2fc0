// The partners that have sent the most credits: names and figures, for every partner to see.
import type { listLeaderboard as leaderboardRoute } from "@mostrador/domain/partners/partners/routes.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { readPartnersOf, readPeople } from "./partner.store.ts";
import { partnerRanking } from "./partner-slots.ts";
import { figuresOf } from "./present-partner.ts";

export async function listLeaderboard(ctx: PersonCtx, { query }: Call<typeof leaderboardRoute>) {
  const data = await transact(ctx, async (tx) => {
    const ranked = await Promise.all(ctx.fillings.of(partnerRanking).map((rank) => rank(tx, query.by, query.limit)));
    const ids = ranked.flat();
    if (ids.length === 0) return [];
    const [rows, people, figures] = await Promise.all([
      readPartnersOf(tx, ids),
      readPeople(tx, ids),
      figuresOf(tx, ctx, ids),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      const transferred = figures.get(id)?.transferred;
      if (!row || !transferred || transferred[query.by] <= 0) return [];
      const users = people.filter(({ partner_id }) => partner_id === id).length;
      return [{ _id: id, name: row.name, image: row.image, users, creditsTransferred: transferred }];
    });
  });
  return { data };
}
