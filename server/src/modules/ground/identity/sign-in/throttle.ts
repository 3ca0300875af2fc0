// Limits the tries at the sign-in: passwords, sign-ups, letters to an address. All web processes count together in the
// database, and a try is counted before it runs, so that parallel tries cannot exceed the limit.
import { createHash } from "node:crypto";
import type { SignInPath } from "@mostrador/domain/ground/identity/sign-in/routes.ts";
import type { SystemCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { networkOf } from "../../../../kernel/edge/network.ts";
import { takeBack } from "./attempts.store.ts";
import { countOver } from "./count-over.ts";

type By = "address" | "email" | "both";
type Limit = { by: By; most: number; withinMs: number };
type Rule = { limits: Limit[]; forgives: boolean };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LETTERS: Rule = {
  limits: [
    { by: "email", most: 5, withinMs: HOUR_MS },
    { by: "address", most: 60, withinMs: HOUR_MS },
  ],
  forgives: false,
};

/** Of six digits three are right at a time: with these limits a password in wrong hands opens nothing for years. */
const CODES: Rule = {
  limits: [
    { by: "email", most: 10, withinMs: 15 * MINUTE_MS },
    { by: "email", most: 40, withinMs: 24 * HOUR_MS },
    { by: "address", most: 100, withinMs: 15 * MINUTE_MS },
  ],
  forgives: true,
};
const OWN_PASSWORD: Rule = {
  limits: [
    { by: "email", most: 10, withinMs: 15 * MINUTE_MS },
    { by: "address", most: 30, withinMs: 15 * MINUTE_MS },
  ],
  forgives: true,
};

const LINKS: Rule = { limits: [{ by: "address", most: 60, withinMs: 15 * MINUTE_MS }], forgives: true };
/** For calls that neither check a password nor send a letter: only their load is limited. */
const PLAIN: Rule = { limits: [{ by: "address", most: 6_000, withinMs: 15 * MINUTE_MS }], forgives: false };

/**
 * One rule for each open call; `forgives`: only failures count. A network address may be a whole office behind one
 * connection.
 */
const RULES: Record<SignInPath, Rule> = {
  "/sign-in/email": {
    limits: [
      { by: "both", most: 10, withinMs: 15 * MINUTE_MS },
      { by: "email", most: 100, withinMs: 15 * MINUTE_MS },
      { by: "address", most: 100, withinMs: 15 * MINUTE_MS },
    ],
    forgives: true,
  },
  "/change-password": OWN_PASSWORD,
  "/two-factor/enable": OWN_PASSWORD,
  "/two-factor/disable": OWN_PASSWORD,
  "/two-factor/generate-backup-codes": OWN_PASSWORD,
  "/two-factor/verify-totp": CODES,
  "/two-factor/verify-backup-code": CODES,
  // A known address gets a letter about it.
  "/sign-up/email": LETTERS,
  "/request-password-reset": LETTERS,
  "/send-verification-email": LETTERS,
  "/reset-password": LINKS,
  "/verify-email": LINKS,
  "/update-user": { limits: [{ by: "email", most: 300, withinMs: HOUR_MS }], forgives: false },
  "/sign-in/social": { limits: [{ by: "address", most: 200, withinMs: 15 * MINUTE_MS }], forgives: true },
  "/sign-out": PLAIN,
  "/get-session": PLAIN,
};

/**
 * The caller: their network address, and the e-mail that they give, or their own when they are signed in or have given
 * their password.
 */
export type Trier = { address: string; email: string };
/** Either how long to wait, or the function to call after a success. */
type TryVerdict = { waitMs: number } | { waitMs: null; succeeded(): Promise<void> };

export type Throttle = ReturnType<typeof createThrottle>;

/** `countsAddresses`: off where all load comes from one address on purpose. */
export function createThrottle({ countsAddresses }: { countsAddresses: boolean }) {
  return {
    /** Counts a try at this path of the sign-in. */
    async enter(ctx: SystemCtx, path: SignInPath, trier: Trier): Promise<TryVerdict> {
      const rule = RULES[path];
      const limits = rule.limits.filter(({ by }) => countsAddresses || by !== "address");
      if (limits.length === 0) return FREE;
      const tries = limits.map((limit) => ({ ...limit, key: keyOf(path, limit, trier) }));
      const over = await countOver(ctx, tries);
      if (over !== null) return { waitMs: over - ctx.now };
      if (!rule.forgives) return FREE;
      const [shared, own] = [true, false].map((isShared) =>
        tries.filter(({ by }) => (by === "address") === isShared).map(({ key }) => key),
      ) as [string[], string[]];
      return { waitMs: null, succeeded: () => transact(ctx, (tx) => takeBack(tx, shared, own)) };
    },
    /** Whether this code of the person is tried for the first time: one that was seen over a shoulder opens nothing. */
    async isFresh(ctx: SystemCtx, trier: Trier, code: string): Promise<boolean> {
      const key = keyOf(`code ${code}`, { by: "email", withinMs: CODE_LIVES_MS }, trier);
      return (await countOver(ctx, [{ key, most: 1, withinMs: CODE_LIVES_MS }])) === null;
    },
  };
}

/** A code is right for half a minute, and the library takes those before and after it. */
const CODE_LIVES_MS = 2 * MINUTE_MS;

const FREE: TryVerdict = { waitMs: null, succeeded: async () => {} };

function keyOf(path: string, { by, withinMs }: Pick<Limit, "by" | "withinMs">, { address, email }: Trier): string {
  const who = { address: [networkOf(address)], email: [email], both: [networkOf(address), email] }[by];
  return createHash("sha256")
    .update(JSON.stringify([path, by, withinMs, ...who]))
    .digest("base64url");
}
