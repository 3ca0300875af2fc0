// Public API of what partners buy: how one is registered, with its trial, and the parts of any purchase at Stripe.
export { registerPartner } from "./api.ts";
export { CreditQuantity } from "./credit-quantity.tsx";
export { PurchaseList } from "./purchase-list.tsx";
export { useLeaving } from "./use-leaving.ts";
