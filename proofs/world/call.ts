// What a good call is, and what many of them have alike.
import type { Caller } from "../../server/test/caller.ts";
import type { Side } from "./side.ts";

export type Call = {
  /** Who makes it, where that is not the owner. */
  as?: Caller;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
};

/** Makes the rows that the call uses up, so that it can be made again and again. */
export type MakeCall = (side: Side) => Call | Promise<Call>;

const DAY = 86_400_000;
/** So many from today. */
export const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

export const ofBusiness: MakeCall = ({ businessId }) => ({ query: { businessId } });
