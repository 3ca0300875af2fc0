// npm run figures: how much of the corpus is right, by phenomenon, separately for the part used to write the rules and
// the part used to measure them. `-v` shows the conversations that are not right.

import { type Case, play, readCases, type Verdict } from "./run/cases.ts";
import { countTurns } from "./run/turns.ts";

const isVerbose = process.argv.includes("-v");

for (const part of ["dev", "held-out"] as const) {
  const cases = readCases(part);
  if (cases.length === 0) continue;
  console.log(`\n${part}: ${cases.length} conversations`);
  const rows = new Map<string, { all: number; right: number; safe: number; wrong: number; turns: number[] }>();
  for (const one of cases) {
    const verdicts = one.wordings.map((wording) => play(one, wording));
    const row = rows.get(one.phenomenon) ?? { all: 0, right: 0, safe: 0, wrong: 0, turns: [] };
    rows.set(one.phenomenon, row);
    const isRight = verdicts.every((verdict) => verdict.isRight);
    const isWrong = verdicts.some((verdict) => verdict.isWrong);
    row.all += 1;
    row.right += isRight ? 1 : 0;
    row.wrong += isWrong ? 1 : 0;
    row.safe += !isRight && !isWrong && verdicts.every((verdict) => verdict.isRight || verdict.isFlagged) ? 1 : 0;
    row.turns.push(
      ...verdicts.flatMap(({ said, outcome }) => (outcome.effects[0]?.startsWith("book") ? [said.length] : [])),
    );
    if (!isRight) tell(one, verdicts);
  }
  for (const [name, { all, right, safe, wrong }] of [...rows].sort())
    console.log(`${name.padEnd(24)} ${String(right).padStart(4)} of ${all} right, ${wrong} wrong, ${safe} safe`);
  const sum = [...rows.values()].reduce(
    (one, row) => ({ right: one.right + row.right, wrong: one.wrong + row.wrong }),
    { right: 0, wrong: 0 },
  );
  const turns = [...rows.values()].flatMap((row) => row.turns).sort((a, b) => a - b);
  console.log(
    `${"all".padEnd(24)} ${sum.right} of ${cases.length} right, ${sum.wrong} wrong; median messages to a booking: ${turns[Math.floor(turns.length / 2)] ?? "-"}`,
  );
  const counted = countTurns(part);
  for (const [name, { all, right }] of [...counted].sort())
    console.log(`${name.padEnd(28)} ${right} of ${all} turns read right`);
}

function tell(one: Case, verdicts: readonly Verdict[]): void {
  verdicts.forEach(({ isRight, why, said, outcome }) => {
    if (isRight) return;
    console.log(`✗ ${one.phenomenon}/${one.id}: ${why.join("; ")}`);
    if (!isVerbose) return;
    said.forEach((text, i) => {
      console.log(`     > ${text}\n     < ${(outcome.replies[i] ?? "—").replaceAll("\n", " ⏎ ")}`);
    });
  });
}
