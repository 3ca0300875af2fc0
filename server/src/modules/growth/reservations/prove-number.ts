// Proves a number: six digits over WhatsApp, for ten minutes and five tries, then a proof for this number and this
// business for two hours. Where no message can be sent, the business's setting decides.
import { randomInt } from "node:crypto";
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type { checkCode as checkRoute, sendCode as sendRoute } from "@mostrador/domain/growth/reservations/routes.ts";
import { DomainError, invalid } from "@mostrador/domain/kit/domain-error.ts";
import type { PublicCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import type { Signer } from "../../../kernel/sign.ts";
import { businessSettings } from "../../business/businesses/index.ts";
import { putCode, takeCode, takeTry } from "./code.store.ts";
import { type EnteredPage, enterPage } from "./enter-page.ts";
import type { Limits } from "./limits.ts";
import { reachesEveryNumber, writeToNumber } from "./reach-contact.ts";

const MINUTE_MS = 60_000;
const CODE_MS = 10 * MINUTE_MS;
const PROOF_MS = 120 * MINUTE_MS;
const MOST_TRIES = 5;

const CODE = "código";
const NUMBER = "número comprobado";

export type NumberProofs = ReturnType<typeof createProving>;

export function createProving({ signer, limits }: { signer: Signer; limits: Limits }) {
  function proofOf(page: EnteredPage, phone: string): string {
    const until = String(page.ctx.now + PROOF_MS);
    return `${until}.${signer.mark(NUMBER, page.ctx.businessId, phone, until)}`;
  }

  function isProved(page: EnteredPage, phone: string, proof: string | undefined): boolean {
    const [until = "", mark = ""] = proof?.split(".") ?? [];
    return signer.isMark(mark, NUMBER, page.ctx.businessId, phone, until) && Number(until) > page.ctx.now;
  }

  return {
    async sendCode(ctx: PublicCtx, { params, body }: Call<typeof sendRoute>) {
      const page = await enterPage(ctx, params.search);
      const phone = canonicalPhone(body.countryCode, body.whatsapp);
      await limits.count(ctx, page, "code", phone);
      // The answer depends only on the business: it never reveals whether this number wrote to it.
      if (!(await reachesEveryNumber(page.ctx))) {
        return { data: { sent: false, needed: page.rules.withoutCode === "refuse", number: displayPhone(phone) } };
      }
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const hash = signer.mark(CODE, page.ctx.businessId, phone, code);
      const business = await businessSettings(page.ctx);
      await transact(page.ctx, async (tx, inside) => {
        const { businessId, now } = inside;
        await putCode(tx, { businessId, phone, hash, until: new Date(now + CODE_MS), now: new Date(now) });
        const text = `${code} es tu código para reservar en ${business?.name}. Vence en 10 minutos; no lo compartas.`;
        await writeToNumber(inside, phone, { text, key: `booking-code:${newId()}` });
      });
      return { data: { sent: true, needed: true, number: displayPhone(phone) } };
    },

    async checkCode(ctx: PublicCtx, { params, body }: Call<typeof checkRoute>) {
      const page = await enterPage(ctx, params.search);
      const phone = canonicalPhone(body.countryCode, body.whatsapp);
      await limits.count(ctx, page, "check", phone);
      const hash = await transact(page.ctx, (tx) => takeTry(tx, phone, MOST_TRIES, new Date(ctx.now)));
      if (!hash) throw invalid("code", OVER);
      if (!signer.isMark(hash, CODE, page.ctx.businessId, phone, body.code))
        throw invalid("code", "El código no es correcto. Revísalo e intenta de nuevo.");
      // Of many concurrent checks, one gets it.
      if (!(await transact(page.ctx, (tx) => takeCode(tx, phone, hash)))) throw invalid("code", OVER);
      return { data: { proof: proofOf(page, phone) } };
    },

    /** Whether the number is proved; 422 where it must be and is not. */
    async requireProof(page: EnteredPage, phone: string, proof: string | undefined): Promise<boolean> {
      if (isProved(page, phone, proof)) return true;
      if (await reachesEveryNumber(page.ctx))
        throw new DomainError(422, "Comprueba tu número con el código que te mandamos", NEEDS_CODE);
      if (page.rules.withoutCode === "refuse") {
        throw new DomainError(422, "No pudimos comprobar tu número. Escríbele al negocio para reservar.");
      }
      return false;
    },
  };
}

const OVER = "El código ya no sirve. Pide uno nuevo.";
const NEEDS_CODE = { data: { needsCode: true } };
