// The possible outcomes of a bill at Mercado Pago. Notifications come at once, late, twice, in another order or never.
import type { Bill, Till } from "./till.ts";

type Fate = {
  name: string;
  /**
   * The allowed final states of the appointment: a payment that was undone before the product knew it changes nothing.
   */
  statuses: readonly string[];
  befall(till: Till, bill: Bill): Promise<void>;
};

const FATES: readonly Fate[] = [
  {
    name: "paid",
    statuses: ["confirmada"],
    befall: async ({ shop }, { preference }) => void (await shop.pay(preference)),
  },
  {
    name: "paid and never told of",
    statuses: ["confirmada"],
    befall: async ({ shop }, { preference }) => void (await shop.pay(preference, "approved", false)),
  },
  {
    name: "paid after a review",
    statuses: ["confirmada"],
    befall: async ({ shop }, { preference }) => {
      const { id } = await shop.pay(preference, "in_process");
      await shop.change(id, "approved");
    },
  },
  {
    name: "paid with another card",
    statuses: ["confirmada"],
    befall: async ({ shop }, { preference }) => {
      await shop.pay(preference, "rejected");
      await shop.pay(preference);
    },
  },
  {
    name: "paid twice",
    statuses: ["confirmada"],
    befall: async ({ shop }, { preference }) => {
      await shop.pay(preference);
      await shop.pay(preference);
    },
  },
  {
    name: "paid and given back",
    statuses: ["agendada", "confirmada"],
    befall: async ({ shop }, { preference }) => {
      const { id } = await shop.pay(preference);
      await shop.change(id, "refunded");
    },
  },
  {
    name: "a voucher that ran out",
    statuses: ["agendada", "no_pagada"],
    befall: async ({ shop }, { preference }) => {
      const { id } = await shop.pay(preference, "pending");
      await shop.change(id, "cancelled");
    },
  },
  { name: "never paid", statuses: ["agendada"], befall: async () => {} },
];

export const fateOf = (at: number) => FATES[at % FATES.length] as Fate;
