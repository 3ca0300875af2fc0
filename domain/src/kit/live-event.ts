// Events for open screens, and who receives them: everyone who may read those rows (D-2.3, D-15.3). Even the id of a
// row reveals that it exists and when it changed.
import type { Access } from "./route.ts";

export type Readers = Extract<Access, { kind: "member" }>;

/** `Data` has only ids: a screen with those rows reads them again. */
export type LiveEvent<Data extends object = object> = {
  readonly name: string;
  readonly heardBy: Readers;
  readonly data?: Data;
};

/** `liveEvent<{ clientId: string }>("contact_changed", access.view(PAGE.contactos))`. */
export function liveEvent<Data extends object>(name: string, heardBy: Readers): LiveEvent<Data> {
  return { name, heardBy };
}
