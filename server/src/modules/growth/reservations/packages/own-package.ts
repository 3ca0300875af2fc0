// The page of a package for strangers, and its purchase by payment link, within the limits of the booking page. The
// answer is the same for every number: it never tells what a number owns.

import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { fromCents } from "@mostrador/domain/catalog/services/offer.ts";
import { NO_ONLINE_PAYMENT, NOT_SOLD_ONLINE } from "@mostrador/domain/growth/reservations/public-package/schema.ts";
import type {
  buyPackage as buyRoute,
  getPublicPackage as showRoute,
} from "@mostrador/domain/growth/reservations/routes.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { Ctx, PublicCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { allBranches } from "../../../business/branches/index.ts";
import { findOrCreateContact, nameContact } from "../../../business/contacts/index.ts";
import { noteShown } from "../../../business/privacy/index.ts";
import { reserveSale } from "../../../money/packages/index.ts";
import { isSellerConnected, type SaleLinks } from "../../../scheduling/payments/index.ts";
import { enterPage } from "../enter-page.ts";
import type { Limits } from "../limits.ts";
import type { NumberProofs } from "../prove-number.ts";
import { publicPageUrl } from "../settings.ts";
import { onlinePackage, servicesIn } from "./online-packages.ts";

type Parts = { limits: Limits; proving: NumberProofs };
type ToPay = { packageName: string; amount: number; url: string; until: string };

export function ownPackage({ limits, proving }: Parts, linkOf: SaleLinks) {
  return {
    async show(ctx: Ctx, { params }: Pick<Call<typeof showRoute>, "params">) {
      const page = await enterPage(ctx, params.search);
      const sold = await onlinePackage(page.ctx, params.id);
      if (!sold) throw notFound(NOT_SOLD_ONLINE);
      const { _id, name, description, sessions, price, validDays } = sold;
      const [namesOf, mayPay] = [await servicesIn(page.ctx), await isSellerConnected(page.ctx)];
      return { data: { _id, name, description, services: namesOf(sold), sessions, price, validDays, mayPay } };
    },

    /** Repeated, it is the same purchase with the same link. */
    async askForLink(ctx: PublicCtx, { params, body }: Pick<Call<typeof buyRoute>, "params" | "body">): Promise<ToPay> {
      const page = await enterPage(ctx, params.search);
      const { name, key, countryCode, whatsapp, proof } = body.purchase;
      const phone = canonicalPhone(countryCode, whatsapp);
      await limits.count(ctx, page, "book", phone);
      const sold = await onlinePackage(page.ctx, params.id);
      if (!sold) throw notFound(NOT_SOLD_ONLINE);
      const branches = (await allBranches(page.ctx)).filter(({ isArchived }) => !isArchived);
      const branch = branches.find(({ _id }) => !page.rules.hiddenBranches.includes(_id)) ?? branches[0];
      if (!branch || !(await isSellerConnected(page.ctx))) throw new DomainError(422, NO_ONLINE_PAYMENT);
      const isProved = await proving.requireProof(page, phone, proof);
      const sale = await transact(page.ctx, async (tx, inside) => {
        const at = new Date(inside.now);
        const { contactId, isNew } = await findOrCreateContact(tx, inside, { waId: phone, pushName: "", at });
        // A stranger cannot rename a contact that the business knows.
        if (isNew || isProved) await nameContact(inside, contactId, name);
        await noteShown(tx, inside, contactId, "Página de un paquete");
        return reserveSale(tx, inside, { sold, contactId, branchId: branch._id, key });
      });
      const pageUrl = await publicPageUrl(page.ctx);
      const link = await linkOf(page.ctx, {
        ...{ kind: "package", id: sale.id, contactId: sale.contactId, branchId: sale.branchId },
        ...{ title: `Paquete ${sale.name}`, amountCents: sale.priceCents },
        backUrl: `${pageUrl}/paquete/${sold._id}?pago=1`,
      });
      const until = localOf(branch.timezone.name, link.expiresAt.getTime()).day;
      return { packageName: sale.name, amount: fromCents(link.amountCents), url: link.url, until };
    },

    async tellLink(_: PublicCtx, data: ToPay) {
      return { data, message: "Tu liga de pago está lista" };
    },
  };
}
