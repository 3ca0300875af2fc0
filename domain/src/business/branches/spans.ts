// Arithmetic on ranges of minutes. All code that asks 'within hours?' or 'outside rests?' uses these.

/** Minutes from midnight, `to` not included: 09:00-10:00 is {from: 540, to: 600}. */
export type Span = { readonly from: number; readonly to: number };

/** In order, without overlaps; adjacent ranges become one, empty ones disappear. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: { from: number; to: number }[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    if (span.to <= span.from) continue;
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ from: span.from, to: span.to });
  }
  return merged;
}

/** The parts of `spans` outside `holes`; both sorted and merged as by `mergeSpans`, and so is the result. */
export function subtractSpans(spans: readonly Span[], holes: readonly Span[]): Span[] {
  if (holes.length === 0) return [...spans];
  const left: Span[] = [];
  for (const span of spans) {
    let from = span.from;
    for (const hole of holes) {
      if (hole.to <= from) continue;
      if (hole.from >= span.to) break;
      if (hole.from > from) left.push({ from, to: hole.from });
      from = hole.to;
    }
    if (from < span.to) left.push({ from, to: span.to });
  }
  return left;
}

/** Whether one of `spans` (as `mergeSpans` returns them) contains all of [from, to). */
export function coversSpan(spans: readonly Span[], from: number, to: number): boolean {
  return spans.some((span) => span.from <= from && to <= span.to);
}
