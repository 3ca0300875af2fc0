// Who speaks to which customer, and how: the customer's language, "tú" or "usted", and what is known of the business.
import type { Day, HourMinute } from "../../../../kit/calendar.ts";
import type { Shop } from "../facts/shop.ts";

export type Voice = {
  language: "es" | "en";
  isFormal: boolean;
  shop: Pick<Shop, "services" | "branches" | "specialists">;
  now: { day: Day; time: HourMinute };
  assistant: { name: string; businessName: string; greeting?: string; canBook: boolean };
  contactName: string | null;
  isGreeted: boolean;
};

/** The first form for "tú", the second for "usted". */
export function you({ isFormal }: Pick<Voice, "isFormal">, tu: string, usted: string): string {
  return isFormal ? usted : tu;
}
