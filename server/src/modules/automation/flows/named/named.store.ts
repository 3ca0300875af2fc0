// The names of what a flow may name: assistants, resources with a file, forms, and the names that its data are compared with.
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";
import { specialistRows } from "../../../business/specialists/index.ts";
import { serviceRows } from "../../../catalog/services/index.ts";
import { formRows } from "../../../growth/forms/index.ts";

const NAMES = {
  service: { name: "flow-service-names", text: `select name from ${serviceRows} s where not is_archived` },
  branch: { name: "flow-branch-names", text: `select name from ${branchRows} b where not is_archived` },
  specialist: { name: "flow-specialist-names", text: `select name from ${specialistRows} s where not is_archived` },
} as const;

const FORMS = {
  name: "flow-forms",
  text: `select id, title from ${formRows} f where not is_archived order by lower(title), id`,
};

/** Those that take answers. */
export function openForms(tx: Tx): Promise<{ id: string; title: string }[]> {
  return tx.run<{ id: string; title: string }>(FORMS, []);
}

export type ComparedName = keyof typeof NAMES;

export async function readNames(tx: Tx, what: ComparedName): Promise<string[]> {
  return (await tx.run<{ name: string }>(NAMES[what], [])).map(({ name }) => name);
}
