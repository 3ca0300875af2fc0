// The document of the payment page: it has the look of the partner of its business before the link is read.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { PageRule } from "../../../../kernel/http/web/pages.ts";
import { readBusinessPartner } from "../../../business/businesses/index.ts";
import { enterLink } from "./read-link.ts";

export const payPageRule: PageRule = {
  path: "/pagar-cita",
  document: "index.html",
  async look(ctx, _params, { a }) {
    if (typeof a !== "string" || !LINK.test(a)) return null;
    try {
      const { ctx: business } = await enterLink(ctx, a);
      const found = await readTogether(business, readBusinessPartner);
      const calm = { title: "", description: "", picture: "", frameAncestors: "'none'", isFound: false, preload: "" };
      return { ...calm, owner: found?.partnerId ?? null };
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  },
};

const LINK = /^[\w-]{1,64}$/;
