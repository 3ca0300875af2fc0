// Collects what the capabilities tell the proofs. Their `proofs.ts` are found by their name; nobody lists them.
import type { CapabilityProofs } from "./capability-proofs.ts";
import { mergeEntries } from "./merge-entries.ts";

const FOUND = import.meta.glob<CapabilityProofs | undefined>("../../server/src/modules/**/proofs.ts", {
  eager: true,
  import: "proofs",
});

/** The entries of all capabilities and those of the calling file, which belong to no capability. */
export function collect<Value>(
  table: string,
  entriesOf: (proofs: CapabilityProofs) => Record<string, Value> | undefined,
  own: Record<string, Value> = {},
): Record<string, Value> {
  const given = proofsByFile().map(([file, proofs]) => [file, entriesOf(proofs)]);
  return mergeEntries(table, { ...Object.fromEntries(given), "the table's own file": own });
}

/** The same for a list of names. */
export function collectNames(
  table: string,
  namesOf: (proofs: CapabilityProofs) => readonly string[] | undefined,
  own: readonly string[] = [],
): string[] {
  const asKeys = (names: readonly string[] = []) => Object.fromEntries(names.map((name) => [name, true]));
  return Object.keys(collect(table, (proofs) => asKeys(namesOf(proofs)), asKeys(own)));
}

/** Each file with what it exports. */
export function proofsByFile(): [file: string, proofs: CapabilityProofs][] {
  return Object.entries(FOUND).map(([file, proofs]) => {
    if (!proofs) throw new Error(`${file} exports no value named 'proofs'`);
    return [file, proofs];
  });
}
