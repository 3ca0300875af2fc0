// Charging at the desk: what is due, how it was paid, its ticket and its refund.

import * as routes from "@mostrador/domain/money/charges/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { createCharge, editCharge, listCharges } from "./charge.ts";
import { readDue } from "./due.ts";
import { refundCharge } from "./refund.ts";

export { chargeLineRows, chargeRows } from "./charge.store.ts";
export { createCharge } from "./charge.ts";
export { type Chargeable, type Charged, chargeable } from "./chargeable.ts";
export { isPaid } from "./due.ts";
export { holdPaidLines, refundableCents, refundLines } from "./refund-subject.ts";

export function chargesModule(): Module {
  return {
    eventRows: { charge_changed: { chargeId: "charges" } },
    fills: [auditKinds.fill({ charge: "money" })],
    routes: [
      bind(routes.listCharges, listCharges),
      bind(routes.readDue, readDue),
      bind(routes.createCharge, createCharge),
      bind(routes.editCharge, editCharge),
      bind(routes.refundCharge, refundCharge),
    ],
  };
}
