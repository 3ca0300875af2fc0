// The form of a campaign: its first values, its start as local day and hour, and its words or its template.
import type { Template } from "@mostrador/domain/conversation/templates/schema.ts";
import { type Campaign, type NewCampaign, campaigns as resource } from "@mostrador/domain/growth/campaigns/resource.ts";
import { fillingOf, fillingProblem } from "@mostrador/domain/growth/campaigns/template-words.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { HourMinute, REQUIRED, WrittenDay } from "@mostrador/domain/kit/schema.ts";
import { instantOf, isoAt, localOf } from "@mostrador/domain/kit/time.ts";
import * as z from "zod";

const Written = z.object({
  when: z.enum(["now", "later"]),
  day: z.string(),
  time: z.string(),
  how: z.enum(["message", "template"]),
  message: z.string(),
  templateId: z.string().nullable(),
  templateVariables: z.record(z.string(), z.string().optional()),
});

/** `templates`: those that may be chosen. */
export function campaignShape(zone: string, templates: readonly Template[]): z.ZodType<NewCampaign> {
  return z.looseObject({}).transform((written, context): NewCampaign => {
    const { when, day, time, ...words } = Written.parse(written);
    const problem = problemOf(words, templates);
    if (problem) {
      context.addIssue({ code: "custom", ...problem });
      return z.NEVER;
    }
    const start = z.object({ day: WrittenDay, time: HourMinute }).safeParse({ day, time });
    if (when === "later" && !start.success) {
      for (const { path, message } of start.error.issues) {
        context.addIssue({ code: "custom", path: [...path], message });
      }
      return z.NEVER;
    }
    const startsAt =
      when === "later" && start.success ? isoAt(zone, instantOf(zone, start.data.day, start.data.time)) : null;
    const parsed = resource.New.safeParse({ ...written, ...chosenWords(words, templates), startsAt });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      context.addIssue({ code: "custom", path: path[0] === "startsAt" ? ["day"] : [...path], message });
    }
    return z.NEVER;
  }) as never;
}

type Words = Pick<z.infer<typeof Written>, "how" | "message" | "templateId" | "templateVariables">;

function problemOf({ how, message, templateId, templateVariables }: Words, templates: readonly Template[]) {
  if (how === "message") return message.trim() === "" ? { path: ["message"], message: REQUIRED } : null;
  const template = templates.find(({ _id }) => _id === templateId);
  if (!template)
    return { path: [templates.length > 0 ? "templateId" : "how"], message: "Elige una plantilla aprobada" };
  const problem = fillingProblem(template.body, ownOf(template, templateVariables));
  return problem && { path: ["templateVariables", problem.path], message: problem.message };
}

function chosenWords({ how, message, templateId, templateVariables }: Words, templates: readonly Template[]) {
  const template = how === "template" ? templates.find(({ _id }) => _id === templateId) : undefined;
  if (!template) return { message, templateId: null, templateVariables: {} };
  const filling = fillingOf(template.body, ownOf(template, templateVariables));
  return { message: "", templateId: template._id, templateVariables: filling, resources: [] };
}

/** Without what was written for another template. */
function ownOf({ variables }: Template, written: Words["templateVariables"]): Record<string, string> {
  return Object.fromEntries(variables.map((name) => [name, written[name] ?? ""]));
}

export function campaignValues(campaign: Campaign | null, businessId: string, zone: string, now: number): object {
  const start = campaign?.startsAt ? localOf(zone, Date.parse(campaign.startsAt)) : null;
  const { name = "", audienceId = "", assistantId = null, message = "", resources = [], pace = 20 } = campaign ?? {};
  const { templateId = null, templateVariables = {} } = campaign ?? {};
  return {
    ...{ businessId, name, audienceId, assistantId, resources, pace, templateId, templateVariables },
    how: templateId ? "template" : "message",
    message: templateId ? "" : message,
    when: start ? "later" : "now",
    day: start?.day ?? addDays(localOf(zone, now).day, 1),
    time: start?.time ?? "10:00",
  };
}
