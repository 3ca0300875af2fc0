// The documents of the booking page and of what is sold below it: the only ones that other sites may frame, where the
// business allows it, and that search engines may show. An unknown page cannot be framed, and looks like one that is
// off.
import { frameAncestors } from "@mostrador/domain/growth/reservations/site-origin.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { Id } from "@mostrador/domain/kit/schema.ts";
import type { Ctx, SystemCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { PageLook, PageRule } from "../../../kernel/http/web/pages.ts";
import { pictureAddress } from "../../../kernel/http/web/picture-address.ts";
import { businessCard, readBusinessPartner } from "../../business/businesses/index.ts";
import { enterPage } from "./enter-page.ts";

const DOCUMENT = "reservar.html";
/** Messengers cut what is longer. */
const DESCRIPTION_LENGTH = 200;

export const pageRule: PageRule = {
  path: "/reservar/:search",
  document: DOCUMENT,
  look: async (ctx, { search = "" }) => {
    const business = await unlessUnknown(() => lookOf(ctx, search));
    return business && { ...business.look, title: `Reserva en ${business.name}` };
  },
};

type ShowItem = (
  ctx: Ctx,
  asked: { params: { search: string; id: string } },
) => Promise<{ data: { name: string; description: string; images?: readonly string[] } }>;

/** `part`: of the address, before the id. A shared link shows the name, the text and the first picture of its item. */
export function itemPageRule(part: "curso" | "inmueble" | "paquete" | "producto", show: ShowItem): PageRule {
  return {
    path: `/reservar/:search/${part}/:id`,
    document: DOCUMENT,
    look: async (ctx, { search = "", id = "" }) => {
      const business = await unlessUnknown(() => lookOf(ctx, search));
      if (!business) return null;
      const { name, look } = business;
      const item = Id.safeParse(id).success && (await unlessUnknown(() => show(ctx, { params: { search, id } })));
      if (!item) return { ...look, title: `Reserva en ${name}` };
      const [picture] = item.data.images ?? [];
      return {
        ...look,
        title: `${item.data.name} · ${name}`,
        description: item.data.description.slice(0, DESCRIPTION_LENGTH) || look.description,
        picture: picture ? pictureAddress(ctx, picture) : look.picture,
      };
    },
  };
}

async function lookOf(ctx: SystemCtx, search: string): Promise<{ name: string; look: Omit<PageLook, "title"> }> {
  const page = await enterPage(ctx, search);
  const [{ name, description, cover, logo }, partner] = await readTogether(page.ctx, (tx) =>
    Promise.all([businessCard(tx), readBusinessPartner(tx)]),
  );
  const { embed, embedOrigins, welcome } = page.rules;
  const look = {
    description: welcome || description,
    picture: pictureAddress(ctx, cover || logo),
    frameAncestors: frameAncestors(embed, embedOrigins),
    isFound: true,
    preload: `/api/reservar/${search}`,
    owner: partner?.partnerId ?? null,
  };
  return { name, look };
}

async function unlessUnknown<T>(find: () => Promise<T>): Promise<T | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
