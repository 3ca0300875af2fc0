import type { Manifest } from "../../kit/manifest.ts";
import { paymentChanged, sellerChanged } from "./live.ts";
import * as routes from "./routes.ts";
import {
  OrderLookedFor,
  PaymentApproved,
  PaymentDue,
  PaymentHinted,
  PaymentNotified,
  SellerRenewalDue,
} from "./schema.ts";

export const manifest: Manifest = {
  capability: "scheduling/payments",
  routes,
  live: [paymentChanged, sellerChanged],
  events: [OrderLookedFor, PaymentApproved, PaymentDue, PaymentHinted, PaymentNotified, SellerRenewalDue],
};
