// The document of the booking page: the only one that other sites may frame, where its business allows it, and that
// search engines may show. An unknown page cannot be framed, and looks like one that is off.
import { frameAncestors } from "@mostrador/domain/growth/reservations/site-origin.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { PageRule } from "../../../kernel/http/web/pages.ts";
import { businessCard, readBusinessPartner } from "../../business/businesses/index.ts";
import { enterPage } from "./enter-page.ts";

export const pageRule: PageRule = {
  path: "/reservar/:search",
  document: "reservar.html",
  async look(ctx, { search = "" }) {
    try {
      const page = await enterPage(ctx, search);
      const [{ name, description, cover, logo }, partner] = await readTogether(page.ctx, (tx) =>
        Promise.all([businessCard(tx), readBusinessPartner(tx)]),
      );
      const picture = cover || logo;
      const { embed, embedOrigins } = page.rules;
      return {
        title: `Reserva en ${name}`,
        description: page.rules.welcome || description,
        picture: picture && new URL(ctx.fileAddresses.shown(picture), ctx.publicUrl).href,
        frameAncestors: frameAncestors(embed, embedOrigins),
        isFound: true,
        preload: `/api/reservar/${search}`,
        owner: partner?.partnerId ?? null,
      };
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  },
};
