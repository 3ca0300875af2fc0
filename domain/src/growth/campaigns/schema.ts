// What people see of a campaign before they start it.
import * as z from "zod";
import { named } from "../../kit/schema.ts";

/** What a campaign to this audience would do now. */
export const CampaignReach = z.object({
  /** In the audience. */
  contacts: z.int(),
  /** Of those: without any address to write to. */
  withoutAddress: z.int(),
  /** Of those: the assistant is switched off for them. */
  silent: z.int(),
  /** Of those: they wrote within 24 hours, so that free text reaches them. */
  inWindow: z.int(),
  /** Why the others would not get it, in Spanish; empty when an approved template carries it. */
  warning: z.string(),
  /** New conversations that Meta lets the number begin in 24 hours; null while unknown or without a limit. */
  mostADay: z.int().nullable(),
  /** Answers of the assistant that the business still has: each answer to the campaign takes one. */
  credits: z.int(),
  /** The first ones, for a preview. */
  samples: z.array(z.object({ name: z.string(), pushName: z.string() })),
});
export type CampaignReach = z.infer<typeof CampaignReach>;
named({ CampaignReach });
