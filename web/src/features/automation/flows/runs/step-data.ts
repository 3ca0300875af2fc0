// The data of a step as people read them: each with its label, the rows of a search one by one.
import {
  type DataField,
  type DataSource,
  dataKey,
  SOURCE_FIELDS,
  SOURCE_LABELS,
} from "@mostrador/domain/automation/flows/data.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";

export type DataLine = { label: string; text: string };

const OWN_LABELS: Readonly<Record<string, string>> = { text: "Texto", count: "Cuántos", text_string: "Texto" };

/** Ids and empty values are left out. */
export function stepData(data: Readonly<Record<string, unknown>>): DataLine[] {
  return Object.entries(data).flatMap(([key, value]) => linesOf(key, value));
}

function linesOf(key: string, value: unknown): DataLine[] {
  const source = key as DataSource;
  const isSource = Object.hasOwn(SOURCE_LABELS, key);
  if (isSource && Array.isArray(value))
    return value.map((row, index) => ({ label: `${SOURCE_LABELS[source]} ${index + 1}`, text: rowText(source, row) }));
  if (isSource && typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, one]) =>
      line(`${SOURCE_LABELS[source]}: ${SOURCE_FIELDS[source][name]?.label ?? name}`, one, SOURCE_FIELDS[source][name]),
    );
  const known = dataKey(key);
  if (known && key !== "text_string") return line(`${SOURCE_LABELS[known.source]}: ${known.label}`, value, known);
  const label = OWN_LABELS[key];
  return label === undefined ? [] : line(label, value);
}

function line(label: string, value: unknown, field?: DataField): DataLine[] {
  const text = valueText(value, field);
  return text === "" ? [] : [{ label, text }];
}

function rowText(source: DataSource, row: unknown): string {
  const values = row as Record<string, unknown>;
  return Object.entries(SOURCE_FIELDS[source])
    .map(([name, field]) => valueText(values[name], field))
    .filter((text) => text !== "")
    .join(" · ");
}

function valueText(value: unknown, field?: DataField): string {
  if (value === null || value === undefined) return "";
  const text = String(value);
  return field?.type === "date" && !Number.isNaN(Date.parse(text)) ? dateTimeText(text) : text;
}
