// Google's keys: exchanges a permission for a refresh token, and that one for keys of an hour. Valid keys are cached in
// this process.
import { createHash } from "node:crypto";
import { CalendarFailure } from "./port.ts";

export type GoogleApp = { clientId: string; clientSecret: string; redirectUri: string };
export type GoogleUrls = { auth: string; token: string; api: string };
export type GoogleSettings = { app: GoogleApp; urls: GoogleUrls; timeoutMs: number; clock: () => number };

type TokenAnswer = {
  access_token?: unknown;
  refresh_token?: unknown;
  expires_in?: unknown;
  id_token?: unknown;
  scope?: unknown;
  error?: unknown;
};

const SCOPES = [
  "https://www.googleapis.com/auth/calendar.events",
  "https://www.googleapis.com/auth/calendar.calendarlist.readonly",
  "openid",
  "email",
];
/** Time that a key must have left, so that it does not end during a call. */
const MARGIN_MS = 60_000;
const MOST_REMEMBERED = 5_000;

export function googleKeys({ app, urls, timeoutMs, clock }: GoogleSettings) {
  const remembered = new Map<string, { key: string; endsAt: number }>();
  const nameOf = (refreshToken: string) => createHash("sha256").update(refreshToken).digest("base64");

  // it is next to the address for keys
  const revokeUrl = new URL("revoke", urls.token);

  async function ask(fields: Record<string, string>): Promise<TokenAnswer> {
    const { clientId, clientSecret } = app;
    const answer = await fetch(urls.token, {
      method: "POST",
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...fields }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => {
      throw new CalendarFailure("away", `Google did not answer: ${error.name}`);
    });
    const told = (await answer.json().catch(() => ({}))) as TokenAnswer;
    if (answer.ok) return told;
    if (told.error === "invalid_grant") throw new CalendarFailure("denied", "invalid_grant");
    if (answer.status >= 500 || answer.status === 429) throw new CalendarFailure("away", `token: ${answer.status}`);
    throw new CalendarFailure("refused", `token: ${String(told.error).slice(0, 60)}`);
  }

  return {
    async revoke(refreshToken: string): Promise<void> {
      remembered.delete(nameOf(refreshToken));
      const answer = await fetch(revokeUrl, {
        method: "POST",
        body: new URLSearchParams({ token: refreshToken }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: Error) => {
        throw new CalendarFailure("away", `Google did not answer: ${error.name}`);
      });
      const told = (await answer.json().catch(() => ({}))) as TokenAnswer;
      if (answer.ok || told.error === "invalid_token") return;
      throw new CalendarFailure(answer.status >= 500 || answer.status === 429 ? "away" : "refused", "revoke");
    },

    consentUrl({ state, challenge, email }: { state: string; challenge: string; email?: string | undefined }): string {
      const url = new URL(urls.auth);
      const query = {
        client_id: app.clientId,
        redirect_uri: app.redirectUri,
        response_type: "code",
        scope: SCOPES.join(" "),
        access_type: "offline",
        // without it a second permission brings no refresh token
        prompt: "consent",
        include_granted_scopes: "true",
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
        ...(email ? { login_hint: email } : {}),
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    async redeem(code: string, verifier: string): Promise<{ refreshToken: string; email: string }> {
      const told = await ask({
        grant_type: "authorization_code",
        code,
        code_verifier: verifier,
        redirect_uri: app.redirectUri,
      });
      const email = emailOf(told.id_token);
      if (typeof told.refresh_token !== "string" || !email)
        throw new CalendarFailure("refused", "Google gave no key that may be renewed, or no address");
      if (
        typeof told.scope === "string" &&
        !SCOPES.slice(0, 2).every((scope) => (told.scope as string).includes(scope))
      )
        throw new CalendarFailure("refused", "Not everything was allowed");
      return { refreshToken: told.refresh_token, email };
    },

    /** A key of an hour; `isFresh` asks for one that was not used yet. */
    async keyOf(refreshToken: string, isFresh = false): Promise<string> {
      const name = nameOf(refreshToken);
      const known = remembered.get(name);
      if (known && !isFresh && clock() < known.endsAt) return known.key;
      remembered.delete(name);
      const told = await ask({ grant_type: "refresh_token", refresh_token: refreshToken });
      if (typeof told.access_token !== "string") throw new CalendarFailure("away", "Google gave no key");
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(name, { key: told.access_token, endsAt: clock() + Number(told.expires_in) * 1000 - MARGIN_MS });
      return told.access_token;
    },
  };
}

/** It comes from Google over TLS, so nobody else can have written it and its signature need not be checked. */
function emailOf(idToken: unknown): string | null {
  if (typeof idToken !== "string") return null;
  try {
    const claims = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString()) as { email?: unknown };
    return typeof claims.email === "string" ? claims.email.toLowerCase() : null;
  } catch {
    return null;
  }
}
