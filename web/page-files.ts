// Puts what pages need into few files, so that no page loads much that it does not need. The modules that the same
// pages need are a group. Two groups become one where the pages load less by it: a page that needs one of them loads
// the other, too, with all that the other imports, but a page that needs both asks for a file less.

/** What the same pages need. `isFixed`: it joins no other, because it has styles. */
export type Group = { ids: string[]; pages: ReadonlySet<string>; size: number; isFixed: boolean };

/** A group as it is joined. `pages`: a bit for each page that loads it; `below`: the groups that it brings along. */
type Part = { ids: string[]; pages: bigint; size: number; isFixed: boolean; nexts: Set<Part>; below: Set<Part> };
type Pair = { one: Part; other: Part; gain: number };

/** In characters of source: what a page could load instead of asking for one more file. */
const FILE = 34_000;
const MOST_FILES = 47;

/** These groups, joined: the modules of each file. `importsOf` says which modules one imports. */
export function joinGroups(groups: readonly Group[], importsOf: (id: string) => Iterable<string>): string[][] {
  const parts = new Set(partsOf(groups, importsOf));
  const all = [...parts];
  let pairs = all.flatMap((one, place) => all.slice(place + 1).flatMap((other) => pairOf(one, other)));
  for (;;) {
    pairs = pairs.filter(({ one, other }) => parts.has(one) && parts.has(other)).sort((a, b) => a.gain - b.gain);
    const best = takeBest(pairs);
    if (!best || (best.gain <= 0 && parts.size <= MOST_FILES)) break;
    const joined = joinedOf(best, parts);
    for (const other of parts) if (other !== joined) pairs.push(...pairOf(joined, other));
  }
  return [...parts].map(({ ids }) => ids);
}

function partsOf(groups: readonly Group[], importsOf: (id: string) => Iterable<string>): Part[] {
  const pages = [...new Set(groups.flatMap((group) => [...group.pages]))];
  const bitOf = new Map(pages.map((page, place) => [page, 1n << BigInt(place)]));
  const parts = groups.map(({ ids, pages: own, size, isFixed }): Part => {
    const bits = [...own].reduce((sum, page) => sum | (bitOf.get(page) ?? 0n), 0n);
    return { ids, pages: bits, size, isFixed, nexts: new Set(), below: new Set() };
  });
  const partOf = new Map(parts.flatMap((part) => part.ids.map((id): [string, Part] => [id, part])));
  for (const part of parts) {
    const imported = part.ids.flatMap((id) => [...importsOf(id)]).flatMap((id) => partOf.get(id) ?? []);
    part.nexts = new Set(imported.filter((next) => next !== part));
  }
  for (const part of parts) part.below = belowOf(part);
  return parts;
}

function belowOf({ nexts }: Part): Set<Part> {
  const below = new Set(nexts);
  for (const part of below) for (const next of part.nexts) below.add(next);
  return below;
}

/** None where the file of both would need one that needs it: browsers cannot run such files in an order that holds. */
function pairOf(one: Part, other: Part): Pair[] {
  if (one.isFixed || other.isFixed || isAround(one, other) || isAround(other, one)) return [];
  return [{ one, other, gain: gainOf(one, other) }];
}

function isAround(upper: Part, lower: Part): boolean {
  return [...upper.below].some((between) => between !== lower && between.below.has(lower));
}

/** In characters that all pages together load less; negative where they load more. */
function gainOf(one: Part, other: Part): number {
  const pages = one.pages | other.pages;
  const cost = (part: Part) => countOf(pages & ~part.pages) * (part.size + FILE);
  const brought = [...new Set([...one.below, ...other.below])].filter((part) => part !== one && part !== other);
  const own = countOf(pages & ~one.pages) * one.size + countOf(pages & ~other.pages) * other.size;
  return countOf(one.pages & other.pages) * FILE - own - brought.reduce((sum, part) => sum + cost(part), 0);
}

/** Takes the best pair off the end of the list. Where its gain is out of date, it goes back to its place. */
function takeBest(pairs: Pair[]): Pair | undefined {
  for (let best = pairs.pop(); best; best = pairs.pop()) {
    const [now] = pairOf(best.one, best.other);
    if (!now) continue;
    if (now.gain >= (pairs.at(-1)?.gain ?? Number.NEGATIVE_INFINITY)) return now;
    const place = pairs.findLastIndex(({ gain }) => gain <= now.gain);
    pairs.splice(place + 1, 0, now);
  }
  return undefined;
}

function joinedOf({ one, other }: Pair, parts: Set<Part>): Part {
  const joined: Part = {
    ids: [...one.ids, ...other.ids],
    pages: one.pages | other.pages,
    size: one.size + other.size,
    isFixed: false,
    nexts: new Set([...one.nexts, ...other.nexts].filter((next) => next !== one && next !== other)),
    below: new Set(),
  };
  for (const part of [one, other]) parts.delete(part);
  parts.add(joined);
  for (const { nexts } of parts) {
    const [hadOne, hadOther] = [nexts.delete(one), nexts.delete(other)];
    if (hadOne || hadOther) nexts.add(joined);
  }
  for (const part of parts) part.below = belowOf(part);
  for (const part of joined.below) part.pages |= joined.pages;
  return joined;
}

function countOf(bits: bigint): number {
  let count = 0;
  for (let left = bits; left > 0n; left &= left - 1n) count += 1;
  return count;
}
