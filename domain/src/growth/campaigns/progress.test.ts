import { expect, test } from "vitest";
import {
  CAMPAIGN_ACTIONS,
  CAMPAIGN_STATUSES,
  hasQualityDropped,
  intervalOf,
  mayDo,
  mostADay,
  qualityToWatch,
  statusAfter,
  whyCampaignEnded,
} from "./progress.ts";

const NOW = 1_700_000_000_000;

test("a draft starts at once or at its time, and only what is under way is paused or stopped", () => {
  expect(statusAfter("draft", "start", null, NOW)).toBe("running");
  expect(statusAfter("draft", "start", NOW + 1, NOW)).toBe("scheduled");
  expect(statusAfter("draft", "start", NOW - 1, NOW)).toBe("running");
  expect(statusAfter("scheduled", "pause", NOW + 1, NOW)).toBe("paused");
  expect(statusAfter("paused", "resume", NOW + 1, NOW)).toBe("scheduled");
  expect(statusAfter("paused", "stop", null, NOW)).toBe("stopped");
  const allowed = CAMPAIGN_ACTIONS.flatMap((action) =>
    CAMPAIGN_STATUSES.filter((status) => mayDo(status, action)).map((status) => `${status} ${action}`),
  );
  expect(allowed).toEqual([
    "draft start",
    "scheduled pause",
    "running pause",
    "paused resume",
    "scheduled stop",
    "running stop",
    "paused stop",
  ]);
  expect(() => statusAfter("done", "resume", null, NOW)).toThrow("La campaña no está en pausa");
});

test("a message loses its reason with its campaign, and a pause only delays it", () => {
  expect(whyCampaignEnded(undefined)).toBe("La campaña se eliminó");
  expect(whyCampaignEnded({ status: "running", isArchived: true })).toBe("La campaña se archivó");
  expect(whyCampaignEnded({ status: "stopped", isArchived: false })).toBe("La campaña se detuvo");
  for (const status of ["running", "paused", "done"] as const) {
    expect(whyCampaignEnded({ status, isArchived: false })).toBeNull();
  }
});

test("only a worse grade of the number is a fall", () => {
  expect(hasQualityDropped("GREEN", "YELLOW")).toBe(true);
  expect(hasQualityDropped("YELLOW", "RED")).toBe(true);
  expect(hasQualityDropped("YELLOW", "GREEN")).toBe(false);
  expect(hasQualityDropped("", "RED")).toBe(false);
  expect(hasQualityDropped("GREEN", "")).toBe(false);
  expect(qualityToWatch("", "YELLOW")).toBe("YELLOW");
  expect(qualityToWatch("UNKNOWN", "")).toBe("UNKNOWN");
  expect(qualityToWatch("GREEN", "YELLOW")).toBe("GREEN");
});

test("pace and tiers are read as numbers", () => {
  expect(intervalOf(20)).toBe(3000);
  expect(mostADay("TIER_1K")).toBe(1000);
  expect(mostADay("TIER_UNLIMITED")).toBeNull();
  expect(mostADay("")).toBeNull();
});
