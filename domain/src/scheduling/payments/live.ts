// The live events of payments for open screens: of an appointment, and of the connection to Mercado Pago.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const paymentChanged = liveEvent<{ appointmentId: string | null }>(
  "payment_changed",
  access.view(PAGE.agenda, PAGE.finanzas),
);

export const sellerChanged = liveEvent<{ businessId: string }>(
  "seller_changed",
  access.view(PAGE.integraciones, PAGE.servicios, PAGE.agenda, PAGE.finanzas),
);
