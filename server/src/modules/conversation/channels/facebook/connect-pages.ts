// Connects the chosen pages and accounts. Each is asked with its own key before anything is written, and only those
// that answer are claimed (docs/decisions/0016). A failed one does not stop the others; if all fail, nothing is
// written.
import type { connectFacebook as route } from "@mostrador/domain/conversation/channels/facebook/routes.ts";
import type { FacebookChoice } from "@mostrador/domain/conversation/channels/facebook/schema.ts";
import type { Channel } from "@mostrador/domain/conversation/channels/schema.ts";
import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import type { OpenedPage } from "../../../../providers/messaging/port.ts";
import { connectActions } from "../connect-channel.ts";
import { askRival, type ChannelDeps, isTaken, takenText } from "../contest-number.ts";
import type { ChannelCheck } from "../verify-channel.ts";
import { readSignIn } from "./sign-in.store.ts";
import { overAt, pagesPlace } from "./sign-in.ts";

const OVER = "Pasaron más de diez minutos. Inicia sesión con Facebook de nuevo.";

type Account = FacebookChoice["accounts"][number];
type PageCheck = { account: Account; page: OpenedPage } & Pick<ChannelCheck, "outcome" | "rival">;

export function connectPages(deps: ChannelDeps) {
  const { seal, messaging } = deps;
  const { connectChannel } = connectActions(deps);
  return {
    async askPages(ctx: TenantCtx, { body: { choice } }: Pick<Call<typeof route>, "body">): Promise<PageCheck[]> {
      const row = await readTogether(ctx, (tx) => readSignIn(tx, choice.signInId));
      if (!row?.pages) throw notFound(OVER, "choice.signInId");
      if (row.created_at <= overAt(ctx)) throw new DomainError(422, OVER);
      const pages = JSON.parse(seal.open(row.pages, pagesPlace(ctx.businessId, row.id))) as OpenedPage[];
      const chosen = once(choice.accounts).map((account, index) => {
        const page = pages.find((each) => isOf(each, account));
        const path = `choice.accounts.${index}.externalId`;
        if (!page) throw notFound("Facebook no dio permiso para esa página o cuenta", path);
        return { account, page };
      });
      const asked: PageCheck[] = [];
      for (const { account, page } of chosen) asked.push({ account, page, ...(await ask(ctx, account, page)) });
      return asked;
    },

    async connectFacebook(ctx: TenantCtx, asked: PageCheck[]) {
      return transact(ctx, async (tx) => {
        const inside = { ...ctx, tx };
        const channels: Channel[] = [];
        const reasons: string[] = [];
        for (const { account, page, outcome, rival } of asked) {
          // Refused ones are not stored: no typed input could be lost.
          if (outcome.kind === "failed") reasons.push(`${nameOf(account, page)}: ${outcome.reason}`);
          else if (!rival && (await isTaken(tx, ctx, account)))
            reasons.push(`${nameOf(account, page)}: ${takenText(account.kind)}`);
          else
            channels.push(
              (await connectChannel(inside, { wanted: wantedOf(ctx, account, page), outcome, rival })).data,
            );
        }
        if (channels.length === 0) throw conflict(reasons.join(". "));
        return { data: channels, message: ["Canales conectados", ...reasons].join(". ") };
      });
    },
  };

  async function ask(ctx: TenantCtx, { kind, externalId }: Account, { pageId, accessToken }: OpenedPage) {
    const outcome = await messaging.connect({ kind, externalId, accessToken, accountId: pageId }, pageId);
    const rival = outcome.kind === "connected" ? await askRival(ctx, deps, { kind, externalId }) : null;
    return { outcome, rival };
  }
}

function wantedOf(
  { businessId }: TenantCtx,
  { kind, externalId }: Account,
  { pageId, accessToken, userId }: OpenedPage,
) {
  return { metaUserId: userId, businessId, kind, phoneNumberId: externalId, wabaId: pageId, accessToken };
}

function isOf({ pageId, instagram }: OpenedPage, { kind, externalId }: Account): boolean {
  return kind === "messenger" ? pageId === externalId : instagram?.externalId === externalId;
}

function nameOf({ kind }: Account, { name, instagram }: OpenedPage): string {
  return kind === "messenger" ? name : `@${instagram?.username}`;
}

function once(accounts: Account[]): Account[] {
  return [...new Map(accounts.map((account) => [`${account.kind}:${account.externalId}`, account])).values()];
}
