// The same service for several people: each with its own day, hour, person and name, as far as they are said.
import type { SaidService } from "../../parse/utterance.ts";
import { waitingFor } from "../../state/work.ts";
import { isEither, rangeOf } from "../draft/chosen.ts";
import type { Scene } from "../scene.ts";
import { personFor } from "./person-for.ts";
import { isInARow, isTogether } from "./together.ts";
import type { Share } from "./wait.ts";

const MOST_WAITING = 3;

/** `wanted`: the usual values among `said`. */
export function shareSame(scene: Scene, mention: SaidService, heads: number, wanted: Share, said: Share): Share {
  const { state, meant } = scene;
  const { cues, guests } = scene.said;
  const id = mention.ids[0]!;
  const isHourEach =
    wanted.times.length === heads && !isEither(scene, wanted.times) && wanted.times.every((time) => !time.until);
  const isDayEach = wanted.days.length === heads && !isEither(scene, wanted.days);
  const people = meant.people.filter((one) => !one.denied).sort((a, b) => a.at - b.at);
  const isPersonEach = people.length === heads && !cues.has("one person or another");
  const names = guests.length === heads ? guests.map((guest) => guest.name) : [];
  const areTogether = isTogether(scene);
  const others = Array.from({ length: heads - 1 }, (_, i) => i + 1).map((i) =>
    waitingFor([id], {
      days: (isDayEach ? wanted.days.slice(i, i + 1) : wanted.days).map(rangeOf),
      clocks: isHourEach
        ? [wanted.times[i]!.clock]
        : areTogether || isDayEach
          ? wanted.times.map(({ clock }) => clock)
          : [],
      specialistId: isPersonEach ? personFor(scene, people[i]!.ids, id) : null,
      name: names[i] ?? null,
      isNext: !isHourEach && !areTogether && isInARow(scene),
      isPlanned: true,
    }),
  );
  state.waiting = [...others, ...state.waiting].slice(0, MOST_WAITING);
  if (names.length > 0) state.forName = names[0] ?? null;
  if (isPersonEach) state.draft.specialistId = personFor(scene, people[0]!.ids, id);
  return {
    days: isDayEach ? said.days.slice(0, 1) : said.days,
    times: isHourEach ? said.times.slice(0, 1) : said.times,
  };
}
