// Everything that looks like money, and who decides it, written by hand: by each capability in its `proofs.ts`, and here
// what belongs to no single one. A key of a call, a key of an answer or a column that looks like money and is not listed
// fails the run (D-1.4, D-6.1, D-12.1).
import type { SentMoney, ServerOnly } from "../capabilities/capability-proofs.ts";
import { collect, collectNames } from "../capabilities/collect.ts";

const WORDS = [
  ...[
    "price",
    "cost",
    "amount",
    "monto",
    "balance",
    "credit",
    "discount",
    "coupon",
    "payment",
    "subscription",
    "fee",
    "deposit",
  ],
  ...["investment", "currency", "money", "counter", "total", "refund", "charge", "tier", "stripe", "mercado", "model$"],
];
const LOOKS = new RegExp(`${WORDS.join("|")}|^level$|^value$`, "i");

export const looksLikeMoney = (path: string): boolean => {
  const key = path.split(".").at(-1) ?? "";
  // the value of a discount is money, that of a free field is not
  return LOOKS.test(key) && (key !== "value" || path.includes("discount"));
};

/** The keys that a caller may send. */
export const SENT = collect<SentMoney>("money sent", ({ money }) => money?.sent, {
  "moneyMovement.amount": { heldBy: "money/finance/movement.test.ts" },
  amount: { heldBy: "money/finance/movement.test.ts" },
  pricePerCredit: { heldBy: "money/credits/credits.test.ts" },
  stripeCustomerId: { notMoney: "by which customer Stripe knows the business" },
  totalPrice: { heldBy: "money/credits/credits.test.ts" },
  creditType: { notMoney: "which of the two kinds of credits" },
  counters: { notMoney: "holds the two below" },
  "counters.lowCreditThreshold": { notMoney: "from how many credits on the owner is warned" },
  "counters.creditNotificationInterval": { notMoney: "how often the owner is warned" },
  "audience.filter.paymentMethod": { notMoney: "how those who are looked for have paid" },
  "filter.paymentMethod": { notMoney: "how those who are exported have paid" },
  "retention.moneyYears": { notMoney: "how many years money is kept" },
  "moneyMovement.paymentMethod": { notMoney: "how it was paid" },
  paymentMethod: { notMoney: "how it was paid" },
  totals: { notMoney: "whether a list also says its totals" },
  moneyMovement: { notMoney: "holds the amount above" },
  "course.pricePerSession": { heldBy: "catalog/courses/course.test.ts" },
  "course.totalPrice": { heldBy: "catalog/courses/course.test.ts" },
  "course.enrollmentFee": { heldBy: "catalog/courses/course.test.ts" },
  "enrollment.enrollmentFee": { heldBy: "growth/enrollments/enrollment.test.ts" },
  "enrollment.totalPaid": { heldBy: "growth/enrollments/enrollment.test.ts" },
  "enrollment.remainingBalance": { heldBy: "growth/enrollments/enrollment.test.ts" },
  "enrollment.paymentMethod": { notMoney: "how it was paid" },
  "enrollment.paymentStatus": { notMoney: "a status" },
  paymentStatus: { notMoney: "a status" },
  "service.price": { notMoney: "text that people read: «desde $200»" },
  "service.linkPrice": { notMoney: "holds the amounts below" },
  "service.linkPrice.unitPrice": "amount",
  "service.linkPrice.currency": "choice",
  "service.linkPrice.deposit": "amount",
  price: { notMoney: "of the payment page: what it showed, compared with what is asked for" },
  originalPrice: { notMoney: "the same" },
  discount: { notMoney: "the same" },
  currency: { notMoney: "the same" },
  "service.linkPrice.paymentName": { notMoney: "a name" },
  "service.linkPrice.paymentDescription": { notMoney: "a text" },
  "service.linkPrice.discount": { notMoney: "holds the value below" },
  "service.linkPrice.discount.value": "amount",
  "service.linkPrice.discount.discountKey": { notMoney: "the name of a coupon" },
  "service.appointmentConfig.statusAfterPayment": { notMoney: "a status" },
  "service.stockOperations.amount": { notMoney: "units of a product" },
  "business.moneyMovementCategories": { notMoney: "names of categories" },
  "specialist.paymentInfo": { notMoney: "a text of the owner" },
  "testRun.draft.model": { notMoney: "which model is tried; the price hangs on the server's list" },
  "rehearsal.draft.model": { notMoney: "which model is rehearsed; the price hangs on the server's list" },
  "assistant.model": { notMoney: "which model answers; the price hangs on the server's list" },
});

/** Decided by the server alone: no call may write it. */
const SERVER_TABLES = collect<ServerOnly>("money of the server", ({ money }) => money?.serverOnly, {
  businesses: {
    columns: {
      payment_mode: ["paymentMode"],
      payment_level: ["paymentLevel", "level", "pricePerConversion"],
      end_subscription: ["endSubscription"],
      mercado_pago_public_key: ["mercadoPagoAccessToken", "mercadoPagoPublicKey"],
      stripe_customer_id: ["stripeCustomerId"],
      "": ["counters", "gptModel", "reasoningModel", "investment", "balanceMXN", "balanceUSD"],
    },
    writtenBy: /^business\./,
  },
  assistants: {
    columns: { price: ["price"], "": ["creditsPerAnswer", "hasCredits", "hasModel"] },
    writtenBy: /^assistant\./,
  },
  credit_accounts: { columns: { balance: [], model: [] }, writtenBy: /^creditMovement\./ },
  credit_transfers: {
    columns: { balance_after: ["balanceAfterMovement"], "": ["pricePerCredit", "creditSource"] },
    writtenBy: /^creditMovement\./,
  },
  credit_reservations: { columns: { amount: [], model: [] }, writtenBy: /^creditMovement\./ },
  messages: { columns: { cost: ["cost"], "": ["credits"] }, writtenBy: /^message\./ },
  test_runs: { columns: { credits: [] }, writtenBy: /^testRun\./ },
  test_results: { columns: { credits: [] }, writtenBy: /^testRun\./ },
  payment_orders: {
    columns: { amount_cents: [], currency: [], discount_cents: [], price_cents: [] },
    writtenBy: /^mercadoPago\.preference$/,
  },
  payments: {
    columns: {
      amount_cents: ["amounts"],
      refunded_cents: ["refunded", "mayRefund"],
      refund_booked_cents: [],
      currency: [],
      "": ["payments"],
    },
    writtenBy: /^payment\./,
  },
  payment_notifications: { columns: { payment: [] }, writtenBy: /^payment\./ },
  discount_views: { columns: { coupon: ["discountMessage", "discountEndsAt"] }, writtenBy: /^payment\./ },
  appointments: {
    columns: {
      confirmation_messages_counter: ["confirmationMessagesCounter"],
      // the second counts calendar events, the third rows; the last two are sums from the book, of a contact and of a
      // source. Years are how long money is kept; one key of the debts counts visits.
      "": [
        "moneyMovementIds",
        "moneyMovementId",
        "moneyYears",
        "priced",
        "totalEvents",
        "total",
        "totalRevenue",
        "totalIncome",
      ],
    },
    writtenBy: /^(appointment|block)\./,
  },
});

export const SERVER_ONLY = Object.fromEntries(
  Object.entries(SERVER_TABLES).map(([table, { columns }]) => [table, columns]),
);

/** The names of the calls that write this table. */
export const writersOf = (table: string): RegExp | undefined => SERVER_TABLES[table]?.writtenBy;

/** Columns that the owner's own calls write, within the limits of `SENT`. */
export const OWNERS_COLUMNS = collectNames("owner's columns", ({ money }) => money?.ownersColumns, [
  "assistants.model",
  "businesses.credit_notification_interval",
  "businesses.low_credit_threshold",
  "businesses.money_movement_categories",
  "courses.enrollment_fee",
  "courses.price_per_session",
  "courses.total_price",
  "credit_transfers.amount",
  "credit_transfers.model",
  "credit_transfers.total_price",
  "enrollment_payments.amount",
  "enrollment_payments.payment_method",
  "enrollments.enrollment_fee",
  "enrollments.payment_method",
  "enrollments.payment_status",
  "enrollments.remaining_balance",
  "enrollments.total_paid",
  "money_movements.amount",
  "money_movements.payment_method",
  "privacy_settings.money_years",
  "services.link_price",
  "services.price",
  "specialists.payment_info",
]);

/** Values that a caller might send instead of an honest amount. */
export const VALUES: Record<string, unknown> = {
  negative: -1,
  zero: 0,
  huge: 1e15,
  "an exponent": "1e3",
  "no number": "NaN",
  nothing: null,
  "a text": "350",
  "a list": [350],
  "a fraction of a cent": 10.005,
  "another currency": { amount: 10, currency: "EUR" },
};
