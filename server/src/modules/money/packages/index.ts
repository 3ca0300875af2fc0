// Packages of sessions: what is sold, what each contact bought, and which appointments their sessions pay for.

import { packagePurchaseChanged } from "@mostrador/domain/money/packages/live.ts";
import { packages } from "@mostrador/domain/money/packages/resource.ts";
import * as routes from "@mostrador/domain/money/packages/routes.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { namedIn } from "../../../kernel/resource/named-in.ts";
import { forgetWithContact } from "../../business/contacts/index.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { chargeable } from "../charges/index.ts";
import { chargeablePackage } from "./chargeable-package.ts";
import { onPackageDue } from "./expire-packages.ts";
import { packagesNaming, purchasesNaming } from "./named.store.ts";
import { forgetClient } from "./purchase.store.ts";
import {
  editPackagePurchase,
  listPackageMovements,
  listPackagePurchases,
  refundPackage,
  totalPackagePurchases,
} from "./purchase.ts";
import { sellPackage } from "./sell-package.ts";
import { sessionPackageActions } from "./session-package.ts";

export { type BegunSale, holdSale, moneyMoved } from "./online/paid-online.ts";
export { reserveSale } from "./online/reserve-sale.ts";
export { packageItems } from "./package-items.ts";
export { packageMovementRows, purchaseRows, purchaseServiceRows, SESSION_PRICE } from "./purchase.store.ts";
export { openPackagesOf, refundPackage } from "./purchase.ts";
export { sellPackage } from "./sell-package.ts";
export { sessionPackageActions } from "./session-package.ts";
export { packageSessionsFor, returnPackageSession, takePackageSession } from "./use-session.ts";

export function packagesModule(): Module {
  return {
    fills: [
      auditKinds.fill({ package: "money", packagePurchase: "money" }),
      chargeable.fill(chargeablePackage),
      namedIn.fill({
        kinds: ["service"],
        page: packages.page,
        nouns: ["el paquete", "un paquete"],
        find: packagesNaming,
      }),
      namedIn.fill({
        kinds: ["service"],
        page: packages.page,
        nouns: ["el paquete vendido", "un paquete vendido"],
        find: purchasesNaming,
      }),
    ],
    references: { sessionPackage: knownIn("packages"), packagePurchase: knownIn("package_purchases") },
    routes: [
      ...bindResource(packages, sessionPackageActions),
      bind(routes.listPackagePurchases, listPackagePurchases),
      bind(routes.totalPackagePurchases, totalPackagePurchases),
      bind(routes.sellPackage, sellPackage),
      bind(routes.editPackagePurchase, editPackagePurchase),
      bind(routes.refundPackage, refundPackage),
      bind(routes.listPackageMovements, listPackageMovements),
    ],
    subscribers: [
      onPackageDue,
      forgetWithContact({ name: "forget-packages", title: "Olvidar paquetes" }, forgetClient, {
        event: packagePurchaseChanged,
        field: "clientId",
      }),
    ],
  };
}
