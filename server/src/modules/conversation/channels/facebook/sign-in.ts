// A person signs in with Facebook, with a state that only this session may return, once and within ten minutes. The
// code is redeemed before anything is written; the pages and their keys are stored sealed for ten minutes (D-15.4),
// and the person chooses among them by id only.
import { createHash, randomBytes } from "node:crypto";
import type {
  beginFacebook as beginRoute,
  endFacebook as endRoute,
  offerFacebook as offerRoute,
} from "@mostrador/domain/conversation/channels/facebook/routes.ts";
import type { FoundAccount, PageKind } from "@mostrador/domain/conversation/channels/facebook/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import type { SealPlace } from "../../../../kernel/seal.ts";
import type { OpenedPage } from "../../../../providers/messaging/port.ts";
import { readRoute } from "../claim.store.ts";
import type { ChannelDeps } from "../contest-number.ts";
import { insertSignIn, takeSignIn } from "./sign-in.store.ts";

const LASTS_MS = 10 * 60_000;
const OVER = "El regreso de Facebook caducó o ya se usó. Empieza de nuevo desde «Iniciar sesión con Facebook».";
const NOT_OFFERED = "El inicio de sesión con Facebook todavía no está configurado en esta instalación";

/** `missing`: settings that the installation lacks. */
export function signInActions(deps: ChannelDeps, missing: readonly string[]) {
  const { seal, messaging } = deps;
  return {
    async offerFacebook(_ctx: TenantCtx, _call: Call<typeof offerRoute>) {
      return { data: { isOffered: missing.length === 0, missing: [...missing] } };
    },

    async beginFacebook(ctx: TenantCtx, { body: { kind } }: Pick<Call<typeof beginRoute>, "body">) {
      const state = randomBytes(32).toString("base64url");
      const url = messaging.signInUrl(kind, state);
      if (url === null) throw new DomainError(409, NOT_OFFERED);
      await transact(ctx, (tx) => insertSignIn(tx, rowOf(ctx, kind, digest(state)), overAt(ctx)));
      return { data: { url } };
    },

    /** The state is used up, whatever Facebook answers. */
    async askToEnd(ctx: TenantCtx, { body }: Pick<Call<typeof endRoute>, "body">) {
      const { code, state } = body.signIn;
      const begun = await transact(ctx, (tx) => takeSignIn(tx, digest(state)));
      const isOurs = begun?.session_digest.equals(sessionOf(ctx)) && begun.created_at > overAt(ctx);
      if (!begun || !isOurs) throw new DomainError(422, OVER);
      const granted = await messaging.redeemSignIn(begun.kind, code);
      if (granted.kind === "failed") throw new DomainError(422, granted.reason);
      return { kind: begun.kind, pages: granted.pages };
    },

    async endFacebook(ctx: TenantCtx, { kind, pages }: { kind: PageKind; pages: OpenedPage[] }) {
      return transact(ctx, async (tx) => {
        const row = rowOf(ctx, kind, digest(newId()));
        const sealed = seal.seal(JSON.stringify(pages), pagesPlace(ctx.businessId, row.id));
        await insertSignIn(tx, { ...row, pages: sealed }, overAt(ctx));
        return { data: { signInId: row.id, kind, accounts: await foundAccounts(tx, ctx, pages) } };
      });
    },
  };
}

export function pagesPlace(businessId: string, id: string): SealPlace {
  return { businessId, table: "facebook_sign_ins", column: "pages", id };
}

export function overAt(ctx: TenantCtx): Date {
  return new Date(ctx.now - LASTS_MS);
}

function rowOf(ctx: TenantCtx, kind: PageKind, state: Buffer) {
  return {
    business_id: ctx.businessId,
    id: newId(),
    kind,
    state_digest: state,
    session_digest: sessionOf(ctx),
    pages: null,
    created_at: new Date(ctx.now),
  };
}

const NO_LEAVE = "Tu usuario no puede contestar los mensajes de esta página. Pide ese permiso a quien la administra.";
const ELSEWHERE = "Ya está conectada a otro negocio";

async function foundAccounts(tx: Tx, ctx: TenantCtx, pages: OpenedPage[]): Promise<FoundAccount[]> {
  const all = pages.flatMap((page): Omit<FoundAccount, "whose" | "reason">[] => [
    { kind: "messenger", externalId: page.pageId, name: page.name, pageName: page.name },
    ...(page.instagram
      ? [
          {
            kind: "instagram" as const,
            externalId: page.instagram.externalId,
            name: `@${page.instagram.username}`,
            pageName: page.name,
          },
        ]
      : []),
  ]);
  const found: FoundAccount[] = [];
  for (const account of all) {
    const route = await readRoute(tx, account);
    const whose = route === undefined ? "free" : route.business_id === ctx.businessId ? "ours" : "taken";
    const page = pages.find(({ pageId, instagram }) =>
      account.kind === "messenger" ? pageId === account.externalId : instagram?.externalId === account.externalId,
    );
    // A taken page can still be chosen: a business that proves it takes it from a holder whose key is dead.
    const reason = page?.mayMessage === false ? NO_LEAVE : whose === "taken" ? ELSEWHERE : "";
    found.push({ ...account, whose, reason });
  }
  return found;
}

/** Only a person in a session can return here. */
function sessionOf({ actor }: TenantCtx): Buffer {
  return digest(actor.kind === "person" ? actor.sessionId : newId());
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
