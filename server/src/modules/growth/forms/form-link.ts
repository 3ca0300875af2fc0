// The link of a form for one contact, signed so that nobody else's answer counts as theirs, and the message with it.
import { invitationText } from "@mostrador/domain/growth/forms/invitation.ts";
import { forms } from "@mostrador/domain/growth/forms/resource.ts";
import type { makeFormLink as linkRoute, sendForm as sendRoute } from "@mostrador/domain/growth/forms/routes.ts";
import { CLOSED } from "@mostrador/domain/growth/forms/schema.ts";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { idOfToken, type Signer, tokenOf } from "../../../kernel/sign.ts";
import { contactCard } from "../../business/contacts/index.ts";
import { sendToContact } from "../../conversation/inbox/index.ts";
import { readForm } from "./form.store.ts";
import { formUrl } from "./form.ts";

const PURPOSE = "formulario";

export type FormLinks = ReturnType<typeof createFormLinks>;

export function createFormLinks(signer: Signer) {
  return {
    makeFormLink: async (ctx: TenantCtx, { params, body }: Pick<Call<typeof linkRoute>, "params" | "body">) => ({
      data: await linkFor(ctx, params.id, body.clientId),
    }),

    /** What cannot be sent is said with its reason; nothing is sent later. */
    async sendForm(ctx: TenantCtx, { params, body }: Pick<Call<typeof sendRoute>, "params" | "body">) {
      const sent = await transact(ctx, async (tx, within) => {
        const { text } = await linkFor(within, params.id, body.clientId);
        return sendToContact(tx, within, {
          contactId: body.clientId,
          text,
          template: { purpose: "general", variables: {} },
          isPromotion: true,
          key: `form ${newId()}`,
        });
      });
      const reason = sent.state === "queued" ? "" : sent.reason;
      return { data: { state: sent.state, reason }, message: reason || "Formulario enviado" };
    },

    linkFor,

    urlFor,

    /** The contact of a link; undefined for one that was not made here. */
    contactOf(businessId: string, formId: string, token: string): string | undefined {
      const named = idOfToken(token);
      return named && signer.isMark(named.mark, PURPOSE, businessId, formId, named.id) ? named.id : undefined;
    },
  };

  function urlFor(ctx: TenantCtx, { id, url }: { id: string; url: string }, contactId: string): string {
    const token = tokenOf(contactId, signer.mark(PURPOSE, ctx.businessId, id, contactId));
    return `${url}?c=${token}`;
  }

  /** 404 for an unknown form or contact, 409 for an archived form. */
  async function linkFor(ctx: TenantCtx, formId: string, contactId: string): Promise<{ url: string; text: string }> {
    const form = await readTogether(ctx, (tx) => readForm(tx, formId));
    if (!form) throw notFound(forms.texts.unknown);
    if (form.is_archived) throw conflict(CLOSED);
    const { name, pushName } = await contactCard(ctx, contactId);
    const url = urlFor(ctx, { id: formId, url: formUrl(ctx.publicUrl, form.code) }, contactId);
    return { url, text: invitationText({ name: name || pushName, title: form.title, url }) };
  }
}
