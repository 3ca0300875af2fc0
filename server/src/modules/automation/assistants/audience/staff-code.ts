// Proves a staff number with a code sent to it over the business's own WhatsApp (D-15.5, decision 52). The code is not
// stored in the conversation, because people who read the inbox must not see it. It is sent only if the number itself
// wrote recently, so that nobody can make the business write to strangers.
import { randomInt } from "node:crypto";
import type {
  askStaffCode as askRoute,
  proveStaffNumber as proveRoute,
} from "@mostrador/domain/automation/assistants/audience/routes.ts";
import {
  BETWEEN_CODES_MS,
  CODE_DIGITS,
  CODE_MINUTES,
  MOST_CODES,
  MOST_TRIES,
} from "@mostrador/domain/automation/assistants/audience/schema.ts";
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { DomainError, invalid } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import type { Seal, SealPlace } from "../../../../kernel/seal.ts";
import type { Messaging, SendOutcome } from "../../../../providers/messaging/port.ts";
import { ownPhones, senderOf } from "../../../conversation/channels/index.ts";
import { channelOpenTo } from "../../../conversation/inbox/index.ts";
import {
  ensureStaffNumber,
  lockStaffNumber,
  releasePhone,
  type StaffNumberRow,
  updateStaffNumber,
} from "./staff-number.store.ts";
import { audit, memberOf, ownOf } from "./staff-number.ts";

export type CodeDeps = { seal: Seal; messaging: Messaging };

const DAY_MS = 24 * 3600_000;
const FIELD = "staffNumber.whatsapp";
const CODE = "staffNumber.code";

export function staffCodeActions({ seal, messaging }: CodeDeps) {
  const opened = openedWith(seal);
  return {
    /** Stores the code, then sends it. A repeated call makes a new code. */
    async askForCode(ctx: TenantCtx, { body }: Pick<Call<typeof askRoute>, "body">): Promise<SendOutcome> {
      const phone = canonicalPhone(body.staffNumber.countryCode, body.staffNumber.whatsapp);
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
      const sender = await transact(ctx, async (tx) => {
        const userId = await memberOf(tx, ctx);
        const row = await ensureStaffNumber(tx, ctx.businessId, userId, new Date(ctx.now));
        const counted = countedAnew(row, ctx.now);
        await checkNumber(tx, row, phone);
        const channelId = await channelOpenTo(tx, ctx, phone);
        if (channelId === null) throw invalid(FIELD, WRITE_FIRST);
        const from = await senderOf(tx, ctx, seal, channelId);
        if (!from)
          throw new DomainError(422, "El WhatsApp del negocio está desconectado: conéctalo y pide otro código");
        await updateStaffNumber(tx, userId, {
          asked_phone: phone,
          code: seal.seal(code, placeOf(ctx, userId)),
          code_expires_at: new Date(ctx.now + CODE_MINUTES * 60_000),
          tries: 0,
          asked_at: new Date(ctx.now),
          ...counted,
        });
        return from;
      });
      const text = `${code} es tu código de Mostrador para comprobar este número. Vence en ${CODE_MINUTES} minutos. No lo compartas con nadie.`;
      return messaging.send(sender, {
        phone,
        userId: null,
        content: { type: "text", text },
        reference: `staff-code:${newId()}`,
        quotedId: null,
      });
    },

    /** Reports a code that was certainly not sent. A code that may have arrived can still be typed in. */
    async tellOfCode(ctx: TenantCtx, outcome: SendOutcome) {
      if (outcome.kind !== "accepted" && outcome.kind !== "unknown")
        throw new DomainError(422, `No se pudo enviar el código: ${outcome.reason}`);
      return { data: await transact(ctx, (tx) => ownOf(tx, ctx)), message: "Te enviamos un código por WhatsApp" };
    },

    /** A wrong code always counts: the count is committed before the error is returned. */
    async proveNumber(ctx: TenantCtx, { body }: Call<typeof proveRoute>) {
      const { code } = body.staffNumber;
      const proved = await transact(ctx, async (tx) => {
        const userId = await memberOf(tx, ctx);
        const row = await lockStaffNumber(tx, userId);
        if (!row?.asked_phone || !row.code || !isFresh(row, ctx.now)) return NO_CODE;
        if (row.tries >= MOST_TRIES) return TOO_MANY;
        const sent = opened(row.code, placeOf(ctx, userId));
        if (sent === null) return NO_CODE;
        if (sent !== code) {
          const left = MOST_TRIES - row.tries - 1;
          await updateStaffNumber(tx, userId, { tries: row.tries + 1, ...(left === 0 ? { code: null } : {}) });
          return left === 0 ? TOO_MANY : wrongText(left);
        }
        const phone = row.asked_phone;
        await releasePhone(tx, phone, userId);
        const spent = { asked_phone: null, code: null, code_expires_at: null, tries: 0 };
        await updateStaffNumber(tx, userId, { ...spent, phone, proved_at: new Date(ctx.now) });
        await audit(tx, ctx, "staff-number.proved", `Comprobó su número ${displayPhone(phone)}`, userId);
        return null;
      });
      if (proved !== null) throw invalid(CODE, proved);
      return { data: await transact(ctx, (tx) => ownOf(tx, ctx)), message: "Tu número quedó comprobado" };
    },
  };
}

/** Null if the code was sealed with another key of the installation. */
function openedWith(seal: Seal) {
  return (sealed: string, place: SealPlace): string | null => {
    try {
      return seal.open(sealed, place);
    } catch {
      return null;
    }
  };
}

/** 429 for a person who asks too often; otherwise the counters including this code. */
function countedAnew({ codes, codes_since, asked_at, code }: StaffNumberRow, now: number) {
  if (code !== null && now - asked_at.getTime() < BETWEEN_CODES_MS)
    throw new DomainError(429, "Acabamos de enviarte un código. Espera un minuto para pedir otro.");
  if (now - codes_since.getTime() >= DAY_MS) return { codes: 1, codes_since: new Date(now) };
  if (codes >= MOST_CODES) throw new DomainError(429, "Pediste demasiados códigos hoy. Intenta de nuevo mañana.");
  return { codes: codes + 1 };
}

async function checkNumber(tx: Tx, row: StaffNumberRow, phone: string): Promise<void> {
  if (row.phone === phone) throw invalid(FIELD, "Ese número ya está comprobado");
  const own = await ownPhones(tx);
  if (own.some((number) => canonicalPhone("", number) === phone))
    throw invalid(FIELD, "Ese es un número de tu negocio: escribe el de tu teléfono");
}

function isFresh({ code_expires_at }: StaffNumberRow, now: number): boolean {
  return code_expires_at !== null && code_expires_at.getTime() > now;
}

function placeOf({ businessId }: TenantCtx, userId: string): SealPlace {
  return { businessId, table: "staff_numbers", column: "code", id: userId };
}

function wrongText(left: number): string {
  return `El código no es correcto. ${left === 1 ? "Te queda un intento" : `Te quedan ${left} intentos`}.`;
}

const WRITE_FIRST =
  "WhatsApp no deja escribir primero: manda «hola» al WhatsApp del negocio desde ese teléfono y pide el código otra vez";
const NO_CODE = "El código venció o no se ha pedido: pide otro";
const TOO_MANY = "Fueron demasiados intentos con ese código: pide otro";
