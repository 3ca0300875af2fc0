// Which of the days and hours of one message belong to the first of its services; the others wait with theirs.
import { fold } from "../../../../../kit/text.ts";
import type { ServiceMention } from "../../understand/catalogue/services.ts";
import type { DayMention } from "../../understand/when/days.ts";
import type { TimeMention } from "../../understand/when/times.ts";
import { type Desk, serviceOf } from "../desk.ts";

// "Corte el jueves a las 3 y manicure el viernes": each service has its own; those of the first are given back.
export function shareOut(
  desk: Desk,
  before: string | null,
  days: DayMention[],
  times: TimeMention[],
): { days: DayMention[]; times: TimeMention[] } | null {
  const { m, r } = desk;
  const services = r.services.filter((mention) => !mention.denied);
  const clear = services.filter((mention) => mention.ids.length === 1);
  const usual = (one: DayMention | TimeMention) => !one.denied && !one.weak && !one.existing && !one.corrects;
  const [wantedDays, wantedTimes] = [days.filter(usual), times.filter(usual)];
  const twice =
    services.length === 1 && clear.length === 1 && !r.corrects ? sameTwice(desk, before, services[0]!) : false;
  if (twice && m.goal === "book") return shareSame(desk, services[0]!, wantedDays, wantedTimes, days, times);
  if (services.length < 2 || clear.length !== services.length || r.corrects) return null;
  if (isEither(desk, wantedDays) || (wantedDays.length < 2 && isEither(desk, wantedTimes))) return null;
  // "…y masaje para mi mamá a la misma hora".
  const together = /\b(?:misma hora|mismo horario|al mismo tiempo|a la vez)\b/.test(r.text);
  if (together && m.goal === "book" && wantedDays.length < 2 && wantedTimes.length === 1) {
    const [day, clock] = [wantedDays.map(({ from, to }) => ({ from, to })), wantedTimes[0]!.clock];
    m.plans = services.slice(1).map((mention) => ({ serviceId: mention.ids[0]!, days: day, clocks: [clock] }));
    return { days, times };
  }
  if (wantedDays.length < 2 && wantedTimes.length < 2) return null;
  if (wantedDays.length < 2 && wantedTimes.some((time) => time.until || time.bound !== null)) return null;
  const count = services.length;
  if (![0, 1, count].includes(wantedDays.length)) return null;
  const away = (one: { at: number; end: number }, other: { at: number; end: number }) =>
    one.at > other.at ? one.at - other.end : other.at - one.end;
  const share = <T extends DayMention | TimeMention>(all: T[], index: number): T[] => {
    if (all.length === count) return [all[index]!];
    if (wantedDays.length !== count) return all.length === 1 ? all : [];
    // An hour belongs to the day beside it.
    return all.filter((one) =>
      wantedDays.every((day, i) => i === index || away(one, day) > away(one, wantedDays[index]!)),
    );
  };
  m.plans = services.slice(1).map((mention, i) => ({
    serviceId: mention.ids[0]!,
    days: share(wantedDays, i + 1).map(({ from, to }) => ({ from, to })),
    clocks: share(wantedTimes, i + 1).map(({ clock }) => clock),
  }));
  // "El viernes tengo boda": the only day said.
  return { days: wantedDays.length === 0 ? days : share(wantedDays, 0), times: share(wantedTimes, 0) };
}

/** "Keratina con Marta y corte con Luis": each service with its own person. */
export function sharePeople(desk: Desk): void {
  const { m, r } = desk;
  const inOrder = <T extends { at: number; denied: boolean }>(all: readonly T[]) =>
    all.filter((one) => !one.denied).sort((a, b) => a.at - b.at);
  const [services, people] = [inOrder(r.services), inOrder(r.specialists)];
  if (m.goal !== "book" || r.corrects || services.length < 2 || people.length !== services.length) return;
  if (
    services.some((mention) => mention.ids.length > 1) ||
    /\b(?:con|el|la) [a-z~]+ o (?:con )?|\bsi no\b/.test(r.text)
  )
    return;
  services.forEach((mention, i) => {
    const [serviceId, specialistId] = [mention.ids[0]!, people[i]!.ids[0]!];
    if (serviceId === m.wish.serviceId) m.wish.specialistId = specialistId;
    else if (m.queue.includes(serviceId)) {
      const plan = m.plans.find((one) => one.serviceId === serviceId);
      if (plan) plan.specialistId = specialistId;
      else m.plans.push({ serviceId, days: [], clocks: [], specialistId });
    }
  });
}

/** "Miércoles o jueves". */
export function isEither(desk: Desk, mentions: readonly { at: number; end: number }[]): boolean {
  return mentions.some((one, i) => i > 0 && /\bo\b/.test(desk.r.text.slice(mentions[i - 1]!.end, one.at)));
}

/** "Dos cortes", "para mí y para mi esposo". */
function sameTwice(desk: Desk, before: string | null, mention: ServiceMention): boolean {
  const { r } = desk;
  if (!mention.sure || before === mention.ids[0]) return false;
  if (/\bpareja\b/.test(fold(serviceOf(desk, mention.ids[0]!)?.name ?? ""))) return false;
  return (
    /(?<!\b(?:las?|a|tipo|como|de|y) )\b(?:2|un par de) (?:[a-z]+ ){0,3}[a-z]+$/.test(r.text.slice(0, mention.end)) ||
    /\bpor 2\b(?! (?:horas|dias|semanas))|\bmi [a-z]+ y yo\b|\bde mis 2\b|\bde (?:los|las) 2 (?:gat|perr|hij|nin|chic|peque|herman)\w*|\bpara (?:2(?= ?(?:[,|]|personas|$|mi|el))|mis 2|los 2|las 2|mi y (?:para )?mi|mi (?:\w+) y (?:para )?mi(?! \w+ y)|2 personas)\b/.test(
      r.text,
    )
  );
}

function shareSame(
  desk: Desk,
  mention: ServiceMention,
  wantedDays: readonly DayMention[],
  wantedTimes: readonly TimeMention[],
  days: DayMention[],
  times: TimeMention[],
): { days: DayMention[]; times: TimeMention[] } {
  const { m } = desk;
  const id = mention.ids[0]!;
  const both = wantedTimes.length === 2 && !isEither(desk, wantedTimes) && wantedTimes.every((time) => !time.until);
  m.queue = [id, ...m.queue].slice(0, 3);
  m.plans = [
    {
      serviceId: id,
      days: (wantedDays.length === 2 ? wantedDays.slice(1) : wantedDays).map(({ from, to }) => ({ from, to })),
      clocks: both
        ? [wantedTimes[1]!.clock]
        : /\b(?:misma hora|mismo horario|mismo tiempo|juntos|juntas|a la vez)\b/.test(desk.r.text)
          ? wantedTimes.map(({ clock }) => clock)
          : [],
    },
  ];
  const twoDays = wantedDays.length === 2 && !isEither(desk, wantedDays);
  return { days: twoDays ? days.slice(0, 1) : days, times: both ? times.slice(0, 1) : times };
}
