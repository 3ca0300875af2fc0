// How a campaign goes from draft to its end, and how fast it sends: for people who start, pause and stop it.
import { conflict } from "../../kit/domain-error.ts";
import type { Instant } from "../../kit/time.ts";
import { lookup } from "../../kit/words/lookup.ts";

export const CAMPAIGN_STATUSES = ["draft", "scheduled", "running", "paused", "stopped", "done"] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

export const STATUS_LABELS: Readonly<Record<CampaignStatus, string>> = {
  draft: "Borrador",
  scheduled: "Programada",
  running: "Enviando",
  paused: "En pausa",
  stopped: "Detenida",
  done: "Terminada",
};

export const CAMPAIGN_ACTIONS = ["start", "pause", "resume", "stop"] as const;
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number];

const FROM: Readonly<Record<CampaignAction, readonly CampaignStatus[]>> = {
  start: ["draft"],
  pause: ["scheduled", "running"],
  resume: ["paused"],
  stop: ["scheduled", "running", "paused"],
};
const REFUSALS: Readonly<Record<CampaignAction, string>> = {
  start: "La campaña ya se inició",
  pause: "Solo se pausa una campaña que está programada o enviando",
  resume: "La campaña no está en pausa",
  stop: "La campaña no está en curso",
};

export function mayDo(status: CampaignStatus, action: CampaignAction): boolean {
  return FROM[action].includes(status);
}

/** The status after the action; throws a conflict where it does not fit. `startsAt`: null for at once. */
export function statusAfter(
  status: CampaignStatus,
  action: CampaignAction,
  startsAt: Instant | null,
  now: Instant,
): CampaignStatus {
  if (!mayDo(status, action)) throw conflict(REFUSALS[action]);
  if (action === "pause") return "paused";
  if (action === "stop") return "stopped";
  return startsAt !== null && startsAt > now ? "scheduled" : "running";
}

/** It has rows in the plan, or will have them by itself. */
export function isUnderWay(status: CampaignStatus): boolean {
  return status === "scheduled" || status === "running" || status === "paused";
}

/** Nothing of it is sent any more. */
export function isOver(status: CampaignStatus): boolean {
  return status === "stopped" || status === "done";
}

/** Why a message of the campaign has no reason any more, in Spanish; null while it has one. */
export function whyCampaignEnded(campaign: { status: CampaignStatus; isArchived: boolean } | undefined): string | null {
  if (!campaign) return "La campaña se eliminó";
  if (campaign.isArchived) return "La campaña se archivó";
  return campaign.status === "stopped" ? "La campaña se detuvo" : null;
}

/** Milliseconds between two messages; `pace` a minute. */
export function intervalOf(pace: number): number {
  return 60_000 / pace;
}

const GRADES = ["RED", "YELLOW", "GREEN"];

/** Whether the quality of the number is worse than when the campaign began; unknown ones do not count. */
export function hasQualityDropped(before: string, now: string): boolean {
  return GRADES.includes(before) && GRADES.includes(now) && GRADES.indexOf(now) < GRADES.indexOf(before);
}

/** With which quality later ones are compared: one that was unknown before counts from when it is known. */
export function qualityToWatch(before: string, now: string): string {
  return GRADES.includes(before) || !GRADES.includes(now) ? before : now;
}

const TIERS: Readonly<Record<string, number>> = lookup({
  TIER_50: 50,
  TIER_250: 250,
  TIER_1K: 1000,
  TIER_2K: 2000,
  TIER_10K: 10_000,
  TIER_100K: 100_000,
});

/** New conversations that Meta lets the number begin in 24 hours; null while unknown or without a limit. */
export function mostADay(messagingLimit: string): number | null {
  return TIERS[messagingLimit] ?? null;
}
