// Runs a front desk for a week without staff changes: people write at the same time, each with their own story.
import type { Chance } from "../seed.ts";
import { liveAbsence } from "./absence.ts";
import { type Desk, type House, openDesk, placeNow } from "./desk.ts";
import { liveStory } from "./live-story.ts";
import { KINDS, tellStory } from "./stories.ts";

type Plan = {
  conversations: number;
  /** Salons in each house; where a model answers, one more salon pays with its tolerance. */
  desks: number;
  /** How many conversations at a time. */
  side: number;
  chance: Chance;
};

/** A third of the conversations goes to the houses where a language model answers. */
export async function runWeek(houses: readonly House[], { conversations, desks, side, chance }: Plan): Promise<Desk[]> {
  const open = async (house: House) => {
    const opened: Desk[] = [];
    for (let made = 0; made < desks; made += 1) opened.push(await openDesk(house));
    if (house.isProvider) opened.push(await openDesk(house, { isOnTolerance: true }));
    return opened;
  };
  const opened = (await Promise.all(houses.map(open))).flat();
  const begun = new Map<Desk, number>();
  const stories = chance.shuffle(Array.from({ length: conversations }, (_, index) => index));
  const next = async (index: number) => {
    const fitting = opened.filter((desk) => desk.house.isProvider === (index % 3 === 2));
    const desk = chance.pick(fitting.filter((one) => (begun.get(one) ?? 0) < one.most));
    begun.set(desk, (begun.get(desk) ?? 0) + 1);
    // one of each kind first
    const story = tellStory(placeNow(), chance, KINDS[index]);
    const writer = chance.pick(story.kind === "shares a phone" ? desk.writers.slice(0, 1) : desk.writers);
    desk.lived.push(await liveStory(story, writer(), desk.staff));
  };
  const people = async () => {
    for (let index = stories.pop(); index !== undefined; index = stories.pop()) await next(index);
  };
  const away = houses.map(async (house) => {
    // no other customer writes where the channel is unavailable
    const desk = await openDesk(house);
    await liveAbsence(desk, chance);
    return desk;
  });
  const [absent] = await Promise.all([Promise.all(away), ...Array.from({ length: side }, people)]);
  return [...opened, ...absent];
}
