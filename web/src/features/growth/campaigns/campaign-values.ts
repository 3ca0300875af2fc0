// The form of a campaign: its first values, and its start as local day and hour.
import { type Campaign, type NewCampaign, campaigns as resource } from "@mostrador/domain/growth/campaigns/resource.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { HourMinute, WrittenDay } from "@mostrador/domain/kit/schema.ts";
import { instantOf, isoAt, localOf } from "@mostrador/domain/kit/time.ts";
import * as z from "zod";

const When = z.object({ when: z.enum(["now", "later"]), day: z.string(), time: z.string() });

export function campaignShape(zone: string): z.ZodType<NewCampaign> {
  return z.looseObject({}).transform((written, context): NewCampaign => {
    const { when, day, time } = When.parse(written);
    const start = z.object({ day: WrittenDay, time: HourMinute }).safeParse({ day, time });
    if (when === "later" && !start.success) {
      for (const { path, message } of start.error.issues) {
        context.addIssue({ code: "custom", path: [...path], message });
      }
      return z.NEVER;
    }
    const startsAt =
      when === "later" && start.success ? isoAt(zone, instantOf(zone, start.data.day, start.data.time)) : null;
    const parsed = resource.New.safeParse({ ...written, startsAt });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      context.addIssue({ code: "custom", path: path[0] === "startsAt" ? ["day"] : [...path], message });
    }
    return z.NEVER;
  }) as never;
}

export function campaignValues(campaign: Campaign | null, businessId: string, zone: string, now: number): object {
  const start = campaign?.startsAt ? localOf(zone, Date.parse(campaign.startsAt)) : null;
  const { name = "", audienceId = "", message = "", resources = [], pace = 20 } = campaign ?? {};
  return {
    ...{ businessId, name, audienceId, message, resources, pace },
    when: start ? "later" : "now",
    day: start?.day ?? addDays(localOf(zone, now).day, 1),
    time: start?.time ?? "10:00",
  };
}
