// The document of a reception tablet. Search engines and other sites do not show it.
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { PageRule } from "../../../kernel/http/web/pages.ts";
import { businessCard, readBusinessPartner } from "../../business/businesses/index.ts";
import { openTablet } from "./screen.ts";

export const kioskPageRule: PageRule = {
  path: "/kiosco/:token",
  document: "kiosco.html",
  async look(ctx, { token = "" }) {
    const opened = await openTablet(ctx, token).catch((error: { status?: number }) => {
      if (error.status === 404 || error.status === 403) return null;
      throw error;
    });
    if (!opened) return null;
    const [{ name }, business] = await readTogether(opened.ctx, (tx) =>
      Promise.all([businessCard(tx), readBusinessPartner(tx)]),
    );
    const calm = { description: "", picture: "", frameAncestors: "'none'", isFound: false, preload: "" };
    return { ...calm, title: `Recepción · ${name}`, owner: business?.partnerId ?? null };
  },
};
