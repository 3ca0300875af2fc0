// 'Corte de caja': the till of each person in a branch, and the draft of the day's global invoice.

import * as routes from "@mostrador/domain/money/tills/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { tillOfMovements } from "../finance/index.ts";
import { draftGlobalInvoice } from "./global-invoice.ts";
import { holdIsClosed, holdOpenTill } from "./till.store.ts";
import { closeTill, listTills, openTill, personOf, reopenTill } from "./till.ts";

export { openTill } from "./till.ts";

export function tillsModule(): Module {
  return {
    fills: [
      auditKinds.fill({ till: "money" }),
      // a movement joins the till of its branch, also of a person who does not see tills
      tillOfMovements.fill({
        open: (tx, { actor }, branchId) =>
          actor.kind === "system" ? Promise.resolve(null) : holdOpenTill(tx.unlimited, branchId, personOf(actor)),
        isClosed: (tx, id) => holdIsClosed(tx.unlimited, id),
      }),
    ],
    eventRows: { till_changed: { tillShiftId: "till_shifts" } },
    routes: [
      bind(routes.listTills, listTills),
      bind(routes.openTill, openTill),
      bind(routes.closeTill, closeTill),
      bind(routes.reopenTill, reopenTill),
      bind(routes.draftGlobalInvoice, draftGlobalInvoice),
    ],
  };
}
