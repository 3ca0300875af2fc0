// Every tested caller: each role, and a limited member with each single entry that a permission list can contain.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { Action, Schedule } from "./access-rule.ts";
import type { Entry, Role } from "./matrix.ts";

const PAGES = Object.values(PAGE);
const ACTIONS: Action[] = ["view", "edit", "delete"];
/** Only page 6 reads these switches; on another page they have no effect. */
const SWITCHES: Record<Schedule, boolean>[] = [
  { appointments: true, blocks: false },
  { appointments: false, blocks: true },
  { appointments: true, blocks: true },
];

const SINGLE_ENTRIES: Entry[] = PAGES.flatMap((pageId) =>
  ACTIONS.flatMap((action): Entry[] => {
    const bare = { pageId, actions: [action] };
    if (pageId === 6) return [bare, ...SWITCHES.map((schedule) => ({ ...bare, schedule }))];
    return pageId === 17 ? [bare, { ...bare, schedule: { appointments: true, blocks: true } }] : [bare];
  }),
);

export const ROLES: Role[] = [
  "nobody",
  "stranger",
  "owner",
  "full staff",
  "partner",
  "admin",
  { limited: [] },
  ...SINGLE_ENTRIES.map((entry) => ({ limited: [entry] })),
];

export function nameOf(role: Role): string {
  if (typeof role === "string") return role;
  const said = role.limited.map(({ pageId, actions, schedule }) => {
    const on = Object.entries(schedule ?? {}).flatMap(([name, isOn]) => (isOn ? [name] : []));
    return [actions.join("+"), `page ${pageId}`, ...on].join(" ");
  });
  return `limited to ${said.join(" and ") || "nothing"}`;
}
