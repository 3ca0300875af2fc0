// Whether the other side of a conversation is a machine: two machines that answer each other never stop. Decided from
// the latest messages; then a person checks.

export type RecentMessage = {
  /** `machine`: the assistant or the product itself. */
  by: "contact" | "machine" | "person";
  text: string;
  /** Epoch ms. */
  at: number;
};

const HOUR_MS = 3600_000;
/** No person reads and answers so fast, so many times in a row. */
const QUICK_MS = 5_000;
const MOST_QUICK = 15;
/** Automatic messages in an hour: a long talk with a person has a third of it. */
const MOST_AN_HOUR = 60;
/** The same words again, each time right after ours: an automatic notice. */
const SAME_WITHIN_MS = 10_000;
const MOST_SAME = 4;
const SHORTEST_NOTICE = 15;

/** Why the assistant should stop, in Spanish for staff; null when it seems to be a person. `lately`: newest first. */
export function loopReason(lately: readonly RecentMessage[], now: number): string | null {
  const hour = lately.filter(({ at }) => now - at < HOUR_MS);
  if (hour[0]?.by !== "contact") return null;
  if (quickAnswers(hour) >= MOST_QUICK) return "Parece que responde otro asistente: contesta al instante cada vez";
  if (sameNotices(hour) >= MOST_SAME) return "Parece una respuesta automática: repite el mismo mensaje";
  if (hour.filter(({ by }) => by === "machine").length >= MOST_AN_HOUR) {
    return `El asistente ya respondió ${MOST_AN_HOUR} veces en una hora`;
  }
  return null;
}

/** How many times in a row, up to now, the contact wrote right after our machine; a person of ours ends the row. */
function quickAnswers(lately: readonly RecentMessage[]): number {
  let count = 0;
  for (let index = 0; index < lately.length; index += 1) {
    const [said, before] = [lately[index], lately[index + 1]];
    if (said?.by === "person") break;
    if (said?.by !== "contact" || before?.by === "contact") continue;
    if (before?.by !== "machine" || said.at - before.at > QUICK_MS) break;
    count += 1;
  }
  return count;
}

function sameNotices(lately: readonly RecentMessage[]): number {
  const last = lately[0]?.text.trim() ?? "";
  if (last.length < SHORTEST_NOTICE) return 0;
  return lately.filter((said, index) => {
    const before = lately[index + 1];
    return (
      said.by === "contact" &&
      said.text.trim() === last &&
      before?.by === "machine" &&
      said.at - before.at <= SAME_WITHIN_MS
    );
  }).length;
}
