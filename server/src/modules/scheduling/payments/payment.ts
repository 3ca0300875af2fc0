// What people of the business see and do about payments: list those of an appointment, list open decisions, refund,
// mark as decided.

import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { timePage } from "@mostrador/domain/kit/schema.ts";
import { paymentChanged } from "@mostrador/domain/scheduling/payments/live.ts";
import { isHeld } from "@mostrador/domain/scheduling/payments/payment-status.ts";
import type {
  appointmentPayments as appointmentRoute,
  refundPayment as refundRoute,
  settleTask as settleRoute,
  paymentTasks as tasksRoute,
} from "@mostrador/domain/scheduling/payments/routes.ts";
import type { AppointmentPayments } from "@mostrador/domain/scheduling/payments/schema.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { Unavailable } from "../../../kernel/http/unavailable.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { PaymentsRefused, SellerGone, type ToldPayment } from "../../../providers/payments/port.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { payableAppointment } from "../appointments/index.ts";
import { applyPayment } from "./apply-payment.ts";
import type { PaymentDeps } from "./deps.ts";
import { openLink } from "./link/read-link.ts";
import { paymentsOf, readPayment, readTasks, updatePayment } from "./payment.store.ts";
import { presentPayment } from "./present-payment.ts";
import { payUrl } from "./requirements/payment-need.ts";
import { openSeller, whileConnected } from "./seller/seller-tokens.ts";

const UNKNOWN = "No se encontró el pago";
const NOT_CONNECTED = "Conecta Mercado Pago para reembolsar este pago";
const NO_ANSWER = "Mercado Pago no respondió. Vuelve a intentarlo: el reembolso se hace una sola vez.";

export function paymentActions(deps: PaymentDeps) {
  const { payments } = deps;
  return {
    async appointmentPayments(ctx: TenantCtx, { query }: Call<typeof appointmentRoute>) {
      const data = await transact(ctx, async (tx): Promise<AppointmentPayments> => {
        const appointment = await payableAppointment(tx, query.appointmentId);
        if (!appointment) throw notFound("No se encontró la cita", "appointmentId");
        const [link, rows] = [await openLink(tx, ctx, appointment.id), await paymentsOf(tx, appointment.id)];
        return {
          url: link ? payUrl(ctx, appointment.short_id) : null,
          state: link?.state ?? null,
          amounts: link?.amounts ?? null,
          dueAt: link?.dueAt?.toISOString() ?? null,
          isConnected: link?.isConnected ?? false,
          payments: rows.map(presentPayment),
        };
      });
      return { data };
    },

    async paymentTasks(ctx: TenantCtx, { query }: Call<typeof tasksRoute>) {
      const rows = await readTogether(ctx, (tx) => readTasks(tx, query));
      const { page, next } = timePage(rows, query.limit, (row) => row.created_at);
      return { data: page.map(presentPayment), next };
    },

    /** Requests the refund at the provider; the same payment is refunded once, for any number of calls. */
    async askToRefund(ctx: TenantCtx, { params }: Call<typeof refundRoute>) {
      const row = await readTogether(ctx, (tx) => readPayment(tx, params.id));
      if (!row) throw notFound(UNKNOWN);
      const isBack = row.status === "refunded" || row.status === "charged_back";
      if (!isBack && !isHeld(row.status)) throw new DomainError(422, "Este pago no se puede reembolsar");
      const told = isBack ? null : await refund(ctx, row.provider_ref, row.id);
      return { id: row.id, told };
    },

    async refundPayment(ctx: TenantCtx, { id, told }: { id: string; told: ToldPayment | null }) {
      const data = await transact(ctx, async (tx, inside) => {
        if (told) {
          await applyPayment(inside, told);
          await writeAudit(tx, ctx, {
            action: "payment.refunded",
            summary: `Reembolsó el pago ${told.id} de Mercado Pago`,
            details: { paymentId: id },
          });
        }
        const row = await readPayment(tx, id);
        if (!row) throw notFound(UNKNOWN);
        return presentPayment(row);
      });
      return { data, message: "Pago reembolsado" };
    },

    async settleTask(ctx: TenantCtx, { params }: Call<typeof settleRoute>) {
      const data = await transact(ctx, async (tx, inside) => {
        const row = await readPayment(tx, params.id);
        if (!row) throw notFound(UNKNOWN);
        if (row.task && !row.settled_at) {
          const at = new Date(ctx.now);
          await updatePayment(tx, row.id, { settled_at: at, settled_by: actorName(ctx.actor), updated_at: at });
          await writeAudit(tx, ctx, {
            action: "payment.settled",
            summary: `Dio por resuelto el pago ${row.provider_ref} de Mercado Pago`,
            details: { paymentId: row.id, task: row.task },
          });
          await announce(tx, inside, paymentChanged, { appointmentId: row.appointment_id });
        }
        return presentPayment({ ...row, settled_at: row.settled_at ?? new Date(ctx.now) });
      });
      return { data, message: "Se dio por resuelto" };
    },
  };

  /** The payment afterwards. */
  async function refund(ctx: TenantCtx, providerId: string, paymentId: string): Promise<ToldPayment> {
    const seller = await openSeller(ctx, deps);
    if (!seller) throw new DomainError(422, NOT_CONNECTED);
    try {
      const told = await whileConnected(ctx, async () => {
        await payments.refund(seller.accessToken, providerId, `refund-${paymentId}`);
        return payments.read(seller.accessToken, providerId);
      });
      if (told) return told;
    } catch (error) {
      if (error instanceof SellerGone) throw new DomainError(422, NOT_CONNECTED);
      if (error instanceof PaymentsRefused) {
        throw new DomainError(422, "Mercado Pago no permitió el reembolso. Revísalo en tu cuenta de Mercado Pago.");
      }
    }
    throw new Unavailable(NO_ANSWER);
  }
}
