// Commissions and tips of specialists: rules by service, the statement of a period, payouts.

import * as routes from "@mostrador/domain/scheduling/commissions/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { seedCommissions } from "./demo.ts";
import { payCommissions, undoPayout } from "./payout.ts";
import { listRules, saveRules } from "./rules.ts";
import { readStatement } from "./statement.ts";

export function commissionsModule(): Module {
  return {
    demo: seedCommissions,
    eventRows: { commissions_changed: { specialistId: "specialists" } },
    fills: [auditKinds.fill({ commission: "money" })],
    routes: [
      bind(routes.readRules, listRules),
      bind(routes.saveRules, saveRules),
      bind(routes.readStatement, readStatement),
      bind(routes.payCommissions, payCommissions),
      bind(routes.undoPayout, undoPayout),
    ],
  };
}
