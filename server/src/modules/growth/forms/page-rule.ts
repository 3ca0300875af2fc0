// The document of the page of a form. Its tab says the title before the script ran, and a shared link shows whose form
// it is; search engines and other sites do not show it.

import { tenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { PageRule } from "../../../kernel/http/web/pages.ts";
import { pictureAddress } from "../../../kernel/http/web/picture-address.ts";
import { businessCard, readBusinessPartner } from "../../business/businesses/index.ts";
import { formAt, readForm } from "./form.store.ts";
import { FORM_CODE, RESPONDENT } from "./public-form.ts";

export const formPageRule: PageRule = {
  path: "/f/:code",
  document: "formulario.html",
  async look(ctx, { code = "" }) {
    const found = FORM_CODE.test(code) ? await readTogether(ctx, (tx) => formAt(tx, code)) : undefined;
    if (!found) return null;
    const [form, business, { name, cover, logo }] = await readTogether(
      tenantCtx(ctx, found.businessId, RESPONDENT),
      (tx) => Promise.all([readForm(tx, found.id), readBusinessPartner(tx), businessCard(tx)]),
    );
    if (!form || form.is_archived) return null;
    // The first call has the mark of the contact, which is no part of the path.
    const face = { description: name, picture: pictureAddress(ctx, cover || logo) };
    const calm = { ...face, frameAncestors: "'none'", isFound: false, preload: "" };
    return { ...calm, title: form.title, owner: business?.partnerId ?? null };
  },
};
