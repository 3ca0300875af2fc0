// The amount of an appointment's link at an instant: the price of its service less the discount at that time.
import { type Offer, offerOf } from "@mostrador/domain/catalog/services/offer.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { PayableAppointment } from "../../appointments/index.ts";
import { readFirstView } from "./order.store.ts";

/** Undefined where the service asks for no payment. `at`: epoch ms. */
export async function offerAt(tx: Tx, appointment: PayableAppointment, at: number): Promise<Offer | undefined> {
  const { id, link_price: link, zone } = appointment;
  if (!link) return undefined;
  const isTimed = link.discount.active && link.discount.expirationType === "timer";
  const view = isTimed ? await readFirstView(tx, id, link.discount.discountKey) : null;
  return offerOf(link, { now: at, firstView: view?.getTime() ?? null, zone });
}
