// The open forms, as an assistant offers them: with the link that is signed for the contact of the conversation.
import { bareItem, type CatalogueItem } from "@mostrador/domain/business/contacts/catalogue-item/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { formActions } from "./form.ts";
import type { FormLinks } from "./form-link.ts";

export function formItems({ urlFor }: Pick<FormLinks, "urlFor">) {
  return async (ctx: TenantCtx, { contactId }: { contactId: string }): Promise<CatalogueItem[]> => {
    const open = (await formActions.all(ctx)).filter(({ isArchived }) => !isArchived);
    return open.map((form) => ({
      ...bareItem("form", form._id, form.title),
      url: urlFor(ctx, { id: form._id, url: form.url }, contactId),
    }));
  };
}
