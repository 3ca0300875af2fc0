// Whether a rule of a condition, or a filter of the data, holds for a value.
import { addDays } from "../../kit/calendar.ts";
import { fold } from "../../kit/text.ts";
import { type Instant, localOf } from "../../kit/time.ts";
import { readNumber } from "./check/values.ts";
import type { DataType, Operator } from "./data.ts";
import type { Comparison, Rule } from "./schema.ts";

export type ComparisonScope = {
  caseSensitive: boolean;
  now: Instant;
  zone: string;
  /** Reads a pattern in bounded time (D-10.4). */
  matches: (pattern: string, text: string, caseSensitive: boolean) => boolean;
};
export type DataValue = string | number | null | undefined;

/** A missing value holds for what it is not, and for nothing else. */
export function holds(
  type: DataType,
  { operator, value }: Pick<Comparison, "operator" | "value">,
  present: DataValue,
  scope: ComparisonScope,
): boolean {
  if (present === null || present === undefined || present === "") {
    return operator === "notEquals" || operator === "notContains";
  }
  if (type === "number") return compared(operator, readNumber(present), readNumber(value));
  if (type === "date") return compared(operator, dayOf(present, scope), dayOf(value, scope));
  return textHolds(operator, String(present), String(value), scope);
}

/** The branch of a condition: the id of the first rule that holds, or `default`. */
export function branchOf(
  rules: readonly Rule[],
  readKey: (key: string) => { type: DataType; value: DataValue },
  scope: ComparisonScope,
): string {
  const first = rules.find((rule) => {
    const { type, value } = readKey(rule.field);
    return holds(type, rule, value, scope);
  });
  return first?.id ?? "default";
}

function textHolds(operator: Operator, present: string, value: string, scope: ComparisonScope): boolean {
  if (operator === "regex") return scope.matches(value, present, scope.caseSensitive);
  const [text, part] = scope.caseSensitive ? [present.trim(), value.trim()] : [fold(present), fold(value)];
  switch (operator) {
    case "equals":
      return text === part;
    case "notEquals":
      return text !== part;
    case "contains":
      return text.includes(part);
    case "notContains":
      return !text.includes(part);
    case "startsWith":
      return text.startsWith(part);
    case "endsWith":
      return text.endsWith(part);
    default:
      return false;
  }
}

function compared<Value extends number | string>(operator: Operator, present: Value | null, value: Value | null) {
  if (present === null || value === null) return operator === "notEquals";
  switch (operator) {
    case "equals":
      return present === value;
    case "notEquals":
      return present !== value;
    case "gt":
    case "after":
      return present > value;
    case "gte":
    case "afterOrEqual":
      return present >= value;
    case "lt":
    case "before":
      return present < value;
    case "lte":
    case "beforeOrEqual":
      return present <= value;
    default:
      return false;
  }
}

/** The local day of an instant, of a written day, or of `hoy-7`; null for anything else. */
function dayOf(value: string | number, { now, zone }: ComparisonScope): string | null {
  const written = String(value);
  if (written.startsWith("hoy")) return addDays(localOf(zone, now).day, Number(written.slice(3) || 0));
  if (/^\d{4}-\d{2}-\d{2}$/.test(written)) return written;
  const instant = typeof value === "number" ? value : Date.parse(written);
  return Number.isNaN(instant) ? null : localOf(zone, instant).day;
}
