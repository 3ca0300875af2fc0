// Personal reminders of the contact of the conversation (D-9.2): list, create and cancel. This file settles a model's
// request to the minute and in the customer's own words; `carryOutReminder` does it after they agreed (decision 17).
import type { ReminderDraft, ReminderEffect } from "@mostrador/domain/automation/assistants/proposals/schema.ts";
import { MOST_LETTERS, saidBy } from "@mostrador/domain/automation/assistants/reminders/said-by.ts";
import type { ToolError, ToolReminder } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import type { ToolInput, ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { existsLocally, instantOf, localOf } from "@mostrador/domain/kit/time.ts";
import { comingReminders, planReminder, type Reminder, withdrawReminder } from "../../../growth/outreach/index.ts";
import { type Scene, toolError } from "../tools/scene.ts";

/** A contact needs a few reminders, not a diary. */
const MOST_COMING = 10;
const SOONEST_MS = 60_000;
const LATEST_MS = 366 * 86_400_000;
const REF_LENGTH = 8;

const UNKNOWN = toolError("unknown_reminder", "No encontré ese recordatorio entre los que este contacto tiene.");
const TOO_MANY = toolError("too_many", "Este contacto ya tiene muchos recordatorios. Ofrece pasar con una persona.");
const PAST = toolError("past", "Ese día y hora ya pasaron: pregunta cuándo quiere el recordatorio.");
const TOO_FAR = toolError("too_far", "Un recordatorio puede ser hasta dentro de un año.");
const NO_HOUR = toolError("no_hour", "Esa hora no existe ese día: pregunta otra.");
const NOT_WRITTEN = toolError(
  "not_written",
  `En \`about\` van las palabras seguidas que el cliente escribió, hasta ${MOST_LETTERS} letras. Si no ha dicho qué, pregúntalo.`,
);

export async function toolReminders(scene: Scene): Promise<ToolOutput<"list_reminders">> {
  return { reminders: (await comingReminders(scene.ctx, scene.contactId)).map((one) => told(scene, one)) };
}

/** What a model asks for, in full detail. */
export async function newReminderEffect(
  { zone, model }: Scene,
  { day, time, about }: ToolInput<"create_reminder">,
): Promise<ReminderEffect | ToolError> {
  const written = (model?.said ?? []).filter(({ role }) => role === "user").map(({ text }) => text);
  const said = saidBy(about, written);
  if (said === null) return NOT_WRITTEN;
  return existsLocally(zone, day, time)
    ? { kind: "create_reminder", at: instantOf(zone, day, time), about: said }
    : NO_HOUR;
}

export async function goneReminderEffect(
  { ctx, contactId }: Scene,
  { reminder }: ToolInput<"cancel_reminder">,
): Promise<ReminderEffect | ToolError> {
  const found = (await comingReminders(ctx, contactId)).find(({ id }) => refOf(id) === reminder);
  return found ? { kind: "cancel_reminder", reminderId: found.id } : UNKNOWN;
}

/** The proposal as it would be shown now; refused when it can no longer be done. */
export async function reminderDraft(scene: Scene, sideEffect: ReminderEffect): Promise<ReminderDraft | ToolError> {
  const { ctx, contactId, zone } = scene;
  const coming = await comingReminders(ctx, contactId);
  if (sideEffect.kind === "cancel_reminder") {
    const found = coming.find(({ id }) => id === sideEffect.reminderId);
    return found ? { sideEffect, shown: { ...localOf(zone, found.at), about: found.about } } : UNKNOWN;
  }
  const { at, about } = sideEffect;
  if (at < ctx.now + SOONEST_MS) return PAST;
  if (at > ctx.now + LATEST_MS) return TOO_FAR;
  if (coming.length >= MOST_COMING) return TOO_MANY;
  return { sideEffect, shown: { ...localOf(zone, at), about } };
}

export async function carryOutReminder(
  scene: Scene,
  sideEffect: ReminderEffect,
): Promise<{ reminder: ToolReminder } | { cancelled: ToolReminder } | ToolError> {
  const { ctx, contactId } = scene;
  if (sideEffect.kind === "create_reminder") {
    return {
      reminder: told(scene, await planReminder(ctx, { contactId, about: sideEffect.about, at: sideEffect.at })),
    };
  }
  const gone = await withdrawReminder(ctx, { contactId, reminderId: sideEffect.reminderId });
  return gone ? { cancelled: told(scene, gone) } : UNKNOWN;
}

/** The built-in engine hands reminders over to a person. */
export async function toolOnlyProposed(): Promise<ToolError> {
  return toolError("not_allowed", "Esta función no está disponible.");
}

function told({ zone }: Scene, { id, about, at }: Reminder): ToolReminder {
  return { ref: refOf(id), ...localOf(zone, at), about };
}

/** The end of an id is random. */
function refOf(id: string): string {
  return id.slice(-REF_LENGTH);
}
