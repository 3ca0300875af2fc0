// Identifies the caller: reads the signed cookie, its row and the memberships in one round trip. The result is cached
// for a moment, well within the five seconds in which a revocation must take effect.

import { createHmac, timingSafeEqual } from "node:crypto";
import type { Membership, Permission, UserRole } from "@mostrador/domain/ground/identity/schema.ts";
import type { Principal } from "../../../../kernel/context.ts";
import type { Database } from "../../../../kernel/db/database.ts";
import type { Statement } from "../../../../kernel/db/sql.ts";
import type { Fillings } from "../../../../kernel/slot.ts";
import { businessFacts } from "../business-facts.ts";

/** The last use of a session is written down this often at most. */
const SEEN_EVERY_MS = 5 * 60_000;
const REMEMBER_MS = 2_000;
const MOST_REMEMBERED = 10_000;
/** The longest cookie header, in characters, that is cached. */
const LONGEST_REMEMBERED = 1_000;

/**
 * The prefix of our cookie names. Behind https browsers accept such a name only from this host, over https and for all
 * paths: neither a plain connection nor another host of the same domain can set a second one.
 */
export const cookiePrefix = (isSecure: boolean) => (isSecure ? "__Host-mostrador" : "better-auth");

export type SessionOptions = {
  db: Database;
  secret: string;
  clock(): number;
  isSecure: boolean;
  fillings: Fillings;
};

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({ db, secret, clock, isSecure, fillings }: SessionOptions) {
  // Made at the first call: the capability that fills the slot is composed later.
  let ownMemberships: Statement | undefined;
  const [name, challengeName, trustName, stateName] = ["session_token", "two_factor", "trust_device", "state"].map(
    (each) => `${cookiePrefix(isSecure)}.${each}`,
  ) as [string, string, string, string];
  const tokenIn = signedTokens(name, secret);
  /** By the session's key: it is read once, however the rest of the cookie header is written. */
  const remembered = new Map<string, { until: number; principal: Promise<Principal | null> }>();
  return {
    /** The flag forces a new read, not from memory. */
    authenticate(headers: { cookie?: string | undefined }, anew?: "anew"): Promise<Principal | null> {
      const { cookie } = headers;
      if (!cookie) return Promise.resolve(null);
      const token = tokenIn(cookie);
      if (!token) return Promise.resolve(null);
      const now = clock();
      const known = remembered.get(token);
      if (known && known.until > now && !anew) return known.principal;
      ownMemberships ??= membershipsWith(fillings.one(businessFacts).rows);
      const principal = readPrincipal(db, ownMemberships, token, now);
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(token, { until: now + REMEMBER_MS, principal });
      principal.catch(() => remembered.delete(token));
      return principal;
    },
    /**
     * The key that limits a caller's calls: the signed key of their session, however the rest of the cookie is
     * written.
     */
    keyOf: ({ cookie }: { cookie?: string | undefined }) => (cookie ? tokenIn(cookie) : null),
    /** The cookies of the sign-in from the whole header, those that we signed: its session, open step, trusted device, way to a provider. */
    cookiesOf({ cookie }: { cookie?: string | undefined }, withSession: boolean): string | null {
      if (!cookie) return null;
      const own = [...(withSession ? [name] : []), challengeName, trustName, stateName].flatMap((each) => {
        const value = each === name ? tokenIn(cookie) : signedValue(cookie, each, secret);
        return value === null ? [] : [`${each}=${encodeURIComponent(`${value}.${signatureOf(value, secret)}`)}`];
      });
      return own.length > 0 ? own.join("; ") : null;
    },
    /** The step of a sign-in that waits for its code in this browser, if we signed it. */
    challengeOf: ({ cookie }: { cookie?: string | undefined }) =>
      cookie ? signedValue(cookie, challengeName, secret) : null,
    /** Called after sign-out, a changed permission or a revoked session. */
    forget(): void {
      remembered.clear();
    },
  };
}

/** A browser sends one cookie all day: its signature is computed once. Cookies that we did not sign are not cached. */
function signedTokens(name: string, secret: string): (cookie: string) => string | null {
  const known = new Map<string, string>();
  return (cookie) => {
    const remembered = known.get(cookie);
    if (remembered !== undefined) return remembered;
    const token = signedValue(cookie, name, secret);
    if (token === null) return null;
    if (known.size >= MOST_REMEMBERED) known.clear();
    if (cookie.length <= LONGEST_REMEMBERED) known.set(cookie, token);
    return token;
  };
}

function signatureOf(value: string, secret: string): string {
  return createHmac("sha256", secret).update(value).digest("base64");
}

/** The value of this cookie without its signature; null when we did not sign it. */
function signedValue(cookie: string, name: string, secret: string): string | null {
  for (const part of cookie.split(";")) {
    const at = part.indexOf("=");
    if (part.slice(0, at).trim() !== name) continue;
    const value = decode(part.slice(at + 1).trim());
    const dot = value.lastIndexOf(".");
    const signed = value.slice(0, dot);
    const expected = Buffer.from(signatureOf(signed, secret), "base64");
    const given = Buffer.from(value.slice(dot + 1), "base64");
    if (dot > 0 && given.length === expected.length && timingSafeEqual(given, expected)) return signed;
  }
  return null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

const SESSION = {
  name: "session-by-token",
  text: `select s.id, u.id as user_id, u.name, u.email, u.email_verified, u.role, u.two_factor_enabled, s.seen_at,
      set_config('app.user_id', u.id::text, true) as seen
    from sessions s join users u on u.id = s.user_id
    where s.token = $1 and s.expires_at > to_timestamp($2::float8 / 1000)`,
};

const membershipsWith = (businesses: string): Statement => ({
  name: "own-memberships",
  text: `select m.business_id, m.role, m.access, m.permissions, m.limits, b.name, b.logo, b.partner_id,
      coalesce(r.needs_second_factor, false) as asks
    from memberships m join ${businesses} b using (business_id) left join team_rules r using (business_id)
    where m.user_id = current_user_id() order by m.created_at, m.business_id`,
});

const SEEN = {
  name: "session-seen",
  text: "update sessions set seen_at = to_timestamp($2::float8 / 1000) where id = $1",
};

/** Not awaited: the call does not depend on it, and the next one notes it if this fails. */
function noteSeen(db: Database, id: string, now: number): void {
  db.pool.query({ ...SEEN, values: [id, now] }).catch(() => {});
}

type SessionRow = {
  id: string;
  user_id: string;
  name: string;
  email: string;
  email_verified: boolean;
  role: UserRole;
  two_factor_enabled: boolean;
  seen_at: Date;
};
type MembershipRow = {
  business_id: string;
  role: Membership["role"];
  access: Membership["access"];
  permissions: Permission[];
  limits: Membership["limits"];
  name: string;
  logo: string;
  partner_id: string | null;
  /** Whether the business asks its team for a second factor. */
  asks: boolean;
};

/** The second statement reads the user that the first one set: both are sent at once. */
async function readPrincipal(
  db: Database,
  ownMemberships: Statement,
  token: string,
  now: number,
): Promise<Principal | null> {
  const client = await db.pool.connect();
  let failure: Error | undefined;
  try {
    const [, sessions, memberships] = await Promise.all([
      client.query("BEGIN READ ONLY"),
      client.query<SessionRow>({ ...SESSION, values: [token, now] }),
      client.query<MembershipRow>({ ...ownMemberships, values: [] }),
      client.query("COMMIT"),
    ]);
    const row = sessions.rows[0];
    if (!row) return null;
    if (now - row.seen_at.getTime() > SEEN_EVERY_MS) noteSeen(db, row.id, now);
    return {
      userId: row.user_id,
      name: row.name,
      email: row.email,
      emailVerified: row.email_verified,
      role: row.role,
      sessionId: row.id,
      secondFactor: row.two_factor_enabled,
      memberships: memberships.rows.map(
        ({ business_id, role, access, permissions, limits, name, logo, partner_id, asks }) => ({
          businessId: business_id,
          name,
          role,
          access,
          permissions,
          limits,
          logo,
          partner: partner_id,
          needsSecondFactor: asks && !row.two_factor_enabled,
        }),
      ),
    };
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // It may have a half-open transaction: nobody else gets it.
    client.release(failure);
  }
}
