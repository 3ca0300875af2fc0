// The public page of the notice: the newest version, or an older one that a person was given.
import type { getNoticePage as pageRoute } from "@mostrador/domain/business/privacy/routes.ts";
import type { NoticePage } from "@mostrador/domain/business/privacy/schema.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { type Actor, type Ctx, type PublicCtx, tenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import type { PageRule } from "../../../../kernel/http/web/pages.ts";
import { readBusinessPartner } from "../../businesses/index.ts";
import { businessAtNotice, latestNotice, readNotice } from "./notice.store.ts";

const READER: Actor = { kind: "system", name: "Aviso de privacidad" };
const ADDRESS = /^[a-z0-9-]{1,80}$/;

export async function getNoticePage(ctx: PublicCtx, { params, query }: Call<typeof pageRoute>) {
  const { partnerId: _, ...data } = await readPage(ctx, params.search, query.version);
  return { data };
}

export const noticePageRule: PageRule = {
  path: "/aviso/:search",
  document: "aviso.html",
  async look(ctx, { search = "" }) {
    try {
      const { business, partnerId } = await readPage(ctx, search);
      const preload = `/api/aviso/${search}`;
      const title = `Aviso de privacidad de ${business}`;
      return {
        title,
        description: "",
        picture: "",
        frameAncestors: "'none'",
        isFound: true,
        preload,
        owner: partnerId,
      };
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  },
};

type ReadPage = NoticePage & { partnerId: string | null };

async function readPage(ctx: Ctx, search: string, version?: number): Promise<ReadPage> {
  const businessId = ADDRESS.test(search) ? await readTogether(ctx, (tx) => businessAtNotice(tx, search)) : undefined;
  if (!businessId) throw noNotice();
  const [card, latest, wanted] = await readTogether(tenantCtx(ctx, businessId, READER), (tx) =>
    Promise.all([
      readBusinessPartner(tx),
      latestNotice(tx),
      version === undefined ? undefined : readNotice(tx, version),
    ]),
  );
  const shown = version === undefined ? latest : wanted;
  if (!card || !latest || !shown) throw noNotice();
  const { body: text, published_at } = shown;
  return {
    business: card.name,
    version: shown.version,
    latest: latest.version,
    publishedAt: published_at.toISOString(),
    text,
    partnerId: card.partnerId,
  };
}

function noNotice(): DomainError {
  return notFound("No encontramos este aviso de privacidad");
}
