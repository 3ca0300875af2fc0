import { createHash } from "node:crypto";
import type { Clock } from "../world/clock.ts";
import type { Ids } from "../world/ids.ts";

/** A permission that a seller gave, until it is exchanged. */
type Grant = {
  code: string;
  account: string;
  clientId: string;
  redirectUri: string;
  challenge: string | null;
  until: number;
};

export type Account = { account: string; accessToken: string; refreshToken: string; until: number };

export type TokenGrant = {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  scope: string;
  user_id: number;
  refresh_token: string;
  public_key: string;
  live_mode: boolean;
};

export type Sellers = ReturnType<typeof createSellers>;

const CODE_MS = 10 * 60_000;
const TOKEN_S = 15_552_000;

/** Sellers that let an application collect for them. A code works once and for a short time, a refresh token once. */
export function createSellers(ids: Ids, clock: Clock) {
  const grants = new Map<string, Grant>();
  const accounts = new Map<string, Account>();

  function issue(account: string): TokenGrant {
    const fresh: Account = {
      account,
      accessToken: `${ids.token(`APP_USR-${ids.digits(16)}-`, 32)}-${account}`,
      refreshToken: ids.token("TG-", 40),
      until: clock.now() + TOKEN_S * 1000,
    };
    accounts.set(account, fresh);
    return {
      access_token: fresh.accessToken,
      token_type: "bearer",
      expires_in: TOKEN_S,
      scope: "offline_access read write",
      user_id: Number(account),
      refresh_token: fresh.refreshToken,
      public_key: `APP_USR-${derived(account)}`,
      live_mode: false,
    };
  }

  return {
    grant(given: Omit<Grant, "code" | "until">): string {
      const code = ids.token("TG-", 32);
      grants.set(code, { ...given, code, until: clock.now() + CODE_MS });
      return code;
    },
    /** Null: invalid_grant. */
    exchange(asked: {
      code: string;
      clientId: string;
      redirectUri: string;
      verifier: string | undefined;
    }): TokenGrant | null {
      const grant = grants.get(asked.code);
      grants.delete(asked.code);
      if (!grant || grant.until < clock.now() || grant.clientId !== asked.clientId) return null;
      if (grant.redirectUri !== asked.redirectUri) return null;
      const said = asked.verifier && createHash("sha256").update(asked.verifier).digest("base64url");
      if (grant.challenge !== null && grant.challenge !== said) return null;
      return issue(grant.account);
    },
    renew(refreshToken: string): TokenGrant | null {
      const known = [...accounts.values()].find((one) => one.refreshToken === refreshToken);
      return known ? issue(known.account) : null;
    },
    byToken: (token: string): Account | undefined =>
      [...accounts.values()].find((one) => one.accessToken === token && one.until > clock.now()),
    /** The seller withdraws the permission. */
    revoke: (account: string) => accounts.delete(account),
    list: () => [...accounts.values()],
    restore: (kept: Account[]) => {
      for (const one of kept) accounts.set(one.account, one);
    },
    clear: () => {
      grants.clear();
      accounts.clear();
    },
  };
}

function derived(account: string): string {
  const hex = createHash("sha256").update(account).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-");
}
