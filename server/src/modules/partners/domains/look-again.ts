// Looks at each claim once an hour: a name that was moved away is not served any longer.
import type { Sweep } from "../../../kernel/queue/sweeper.ts";
import { readOldClaims } from "./domain.store.ts";
import { type DomainDeps, lookAt } from "./domain.ts";

const HOUR_MS = 3_600_000;
const AT_ONCE = 20;

export function oldClaims(deps: DomainDeps): Sweep {
  return {
    name: "old-domain-claims",
    every: HOUR_MS / 4,
    async run(tx, ctx) {
      if (!deps.provider) return 0;
      const rows = await readOldClaims(tx, new Date(ctx.now - HOUR_MS), AT_ONCE);
      let looked = 0;
      for (const row of rows) {
        await lookAt(ctx, deps, row).then(
          () => (looked += 1),
          (error: unknown) => ctx.log.warn({ err: error, hostname: row.hostname }, "a domain could not be looked at"),
        );
      }
      return looked;
    },
  };
}
