// What the proofs need to know of the credits.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { OF_THE_TEAM } from "../../../../../proofs/tenancy/crawl/exception.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "creditMovement.list": ofBusiness,
    "creditMovement.create": ({ businessId, team }) => ({
      as: team,
      body: { businessId, creditType: "gpt", amount: 10, totalPrice: 12.5 },
    }),
    "pesoMovement.list": ofBusiness,
    "pesoMovement.create": ({ businessId, team }) => ({ as: team, body: { businessId, amount: 100.5, note: "Abono" } }),
    "potMovement.list": ({ team }) => ({ as: team }),
    "creditBalance.get": ofBusiness,
    "creditSettings.edit": ({ businessId }) => ({
      params: { id: businessId },
      body: { counters: { lowCreditThreshold: 20, creditNotificationInterval: 24 } },
    }),
  },
  writes: {
    "creditMovement.create": made("credit_transfers"),
    "pesoMovement.create": made("peso_movements"),
  },
  money: {
    sent: {
      pricePerCredit: { heldBy: "money/credits/credits.test.ts" },
      totalPrice: { heldBy: "money/credits/credits.test.ts" },
      creditSource: { heldBy: "money/credits/pots/pots.test.ts" },
      creditType: { notMoney: "which of the two kinds of credits" },
      counters: { notMoney: "holds the two below" },
      "counters.lowCreditThreshold": { notMoney: "from how many credits on the owner is warned" },
      "counters.creditNotificationInterval": { notMoney: "how often the owner is warned" },
    },
    serverOnly: {
      credit_accounts: { columns: { balance: [], model: [] }, writtenBy: /^creditMovement\./ },
      credit_transfers: {
        columns: { balance_after: ["balanceAfterMovement"], "": ["pricePerCredit", "creditSource"] },
        writtenBy: /^creditMovement\./,
      },
      peso_accounts: { columns: { balance: [] }, writtenBy: /^pesoMovement\./ },
      peso_movements: { columns: { balance_after: [], price: [] }, writtenBy: /^pesoMovement\./ },
      partner_pots: { columns: { balance: [] }, writtenBy: /^creditMovement\./ },
      partner_credit_movements: {
        columns: { balance_after: [] },
        writtenBy: /^creditMovement\./,
      },
      credit_blocks: {
        columns: { amount: [], cost: [], model: [] },
        writtenBy: /^creditMovement\./,
      },
      credit_reservations: { columns: { amount: [], model: [] }, writtenBy: /^creditMovement\./ },
    },
    ownersColumns: [
      "peso_movements.amount",
      ...["credit_transfers.amount", "credit_transfers.model", "credit_transfers.total_price"],
      ...["amount", "credit_type", "total_price"].map((column) => `partner_credit_movements.${column}`),
    ],
  },
  exceptions: {
    "creditMovement.create body.businessId": OF_THE_TEAM,
    "pesoMovement.create businessId": OF_THE_TEAM,
    "pesoMovement.create body.businessId": OF_THE_TEAM,
  },
  idsWithoutRow: {
    "creditMovement.create key": "the sender makes it, so that a repetition is known",
    "pesoMovement.create key": "the sender makes it, so that a repetition is known",
  },
};
