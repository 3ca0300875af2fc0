// The type of a good call, and the values that many of them share.
import type { Caller } from "../../server/test/caller.ts";
import type { Side } from "./side.ts";

export type Call = {
  /** The caller, when it is not the owner. */
  as?: Caller;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
};

/** Creates the rows that the call uses up, so that it can be repeated. */
export type MakeCall = (side: Side) => Call | Promise<Call>;

const DAY = 86_400_000;
/** The day this many days from today. */
export const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

export const ofBusiness: MakeCall = ({ businessId }) => ({ query: { businessId } });
