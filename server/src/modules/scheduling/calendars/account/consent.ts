// A person gives the business access to their Google calendars: goes to Google with a state for this session only,
// once and within ten minutes, and with the digest of a secret proof (PKCE). The answer is exchanged before anything
// is written, and its key sealed (D-15.4).
import { createHash, randomBytes } from "node:crypto";
import { DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { calendarChanged } from "@mostrador/domain/scheduling/calendars/live.ts";
import type {
  beginConsent as beginRoute,
  endConsent as endRoute,
  refreshToken as refreshRoute,
} from "@mostrador/domain/scheduling/calendars/routes.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { Unavailable } from "../../../../kernel/http/unavailable.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import type { SealPlace } from "../../../../kernel/seal.ts";
import { CalendarFailure } from "../../../../providers/calendar/port.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { type CalendarDeps, googleOf } from "../deps.ts";
import { readLinksOf, restartLinks } from "../link/link.store.ts";
import { setDue } from "../link/route.store.ts";
import { ensureAccount, readAccountOf, updateAccount } from "./account.store.ts";
import { insertConsent, takeConsent } from "./consent.store.ts";
import { insertGrant } from "./grant.store.ts";
import { keyPlace } from "./key.ts";
import { presentAccount } from "./present-account.ts";

const LASTS_MS = 10 * 60_000;
const OVER = "El permiso de Google caducó o ya se usó. Empieza de nuevo desde 'Conectar con Google'.";

export function consentActions(deps: CalendarDeps) {
  return {
    async beginConsent(ctx: TenantCtx, { body }: Pick<Call<typeof beginRoute>, "body">) {
      const google = googleOf(deps);
      const [state, verifier] = [randomCode(), randomCode()];
      const id = newId();
      await transact(ctx, (tx) =>
        insertConsent(
          tx,
          {
            business_id: ctx.businessId,
            id,
            state_digest: digest(state),
            session_digest: sessionOf(ctx),
            verifier: deps.seal.seal(verifier, verifierPlace(ctx.businessId, id)),
            created_at: new Date(ctx.now),
          },
          new Date(ctx.now - LASTS_MS),
        ),
      );
      const challenge = digest(verifier).toString("base64url");
      return { data: { url: google.consentUrl({ state, challenge, email: body.email }) } };
    },

    /** The state is used up for every answer of Google. */
    async askToEnd(ctx: TenantCtx, { body }: Pick<Call<typeof endRoute>, "body">) {
      const google = googleOf(deps);
      const consent = await transact(ctx, (tx) => takeConsent(tx, digest(body.state)));
      const isOurs =
        consent?.session_digest.equals(sessionOf(ctx)) && consent.created_at.getTime() > ctx.now - LASTS_MS;
      if (!consent || !isOurs) throw new DomainError(422, OVER);
      const verifier = deps.seal.open(consent.verifier, verifierPlace(ctx.businessId, consent.id));
      return google.redeem(body.code, verifier).catch((error: unknown) => {
        if (!(error instanceof CalendarFailure)) throw error;
        if (error.kind === "away") throw new Unavailable("Google no responde. Intenta de nuevo en un momento.");
        if (error.kind === "denied") throw new DomainError(422, OVER);
        throw new DomainError(422, "Google no dio todos los permisos. Inténtalo de nuevo y acepta cada uno.");
      });
    },

    /** The same account again gets a new key: its calendars are read from the start. */
    async endConsent(ctx: TenantCtx, { refreshToken, email }: { refreshToken: string; email: string }) {
      const at = new Date(ctx.now);
      return transact(ctx, async (tx, inside) => {
        const made = { business_id: ctx.businessId, id: newId(), email, created_at: at, updated_at: at };
        const account = await ensureAccount(tx, made);
        const key = deps.seal.seal(refreshToken, keyPlace(ctx.businessId, account.id));
        await updateAccount(tx, account.id, { refresh_token: key, reason: "", updated_at: at });
        await insertGrant(tx, account);
        await restartLinks(tx, account.id);
        for (const { specialist_id: specialistId } of await readLinksOf(tx, account.id)) {
          await setDue(tx, ctx.businessId, specialistId, at);
          await announce(tx, inside, calendarChanged, { specialistId });
        }
        await writeAudit(tx, inside, {
          action: "google.connected",
          summary: `Conectó la cuenta de Google ${email}`,
          details: { accountId: account.id },
        });
        const connected = { ...account, refresh_token: key, reason: "", updated_at: at };
        return { data: presentAccount(connected), message: "Cuenta de Google conectada" };
      });
    },

    /** The documents' name for it; the API returns a handle, never the token (D-15.4). */
    async refreshToken(ctx: TenantCtx, { body }: Call<typeof refreshRoute>) {
      const account = await readTogether(ctx, (tx) => readAccountOf(tx, body.email.toLowerCase()));
      if (!account) throw notFound("Conecta primero esa cuenta de Google", "email");
      if (account.refresh_token === null) throw invalid("email", account.reason);
      return { data: account.id };
    },
  };
}

function verifierPlace(businessId: string, id: string): SealPlace {
  return { businessId, table: "google_consents", column: "verifier", id };
}

/** Only a person in a session gives consent. */
function sessionOf({ actor }: TenantCtx): Buffer {
  return digest(actor.kind === "person" ? actor.sessionId : newId());
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function randomCode(): string {
  return randomBytes(48).toString("base64url");
}
