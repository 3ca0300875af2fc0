// What open screens are told of as it happens, and who hears it: whoever may read those rows (D-2.3, D-15.3). Even the id of
// a row says that there is one and when it changed.
import type { Access } from "./route.ts";

export type Readers = Extract<Access, { kind: "member" }>;

/** `Data` holds ids only: whoever shows those rows reads them anew. */
export type LiveEvent<Data extends object = object> = {
  readonly name: string;
  readonly heardBy: Readers;
  readonly data?: Data;
};

/** `liveEvent<{ clientId: string }>("contact_changed", access.view(PAGE.contactos))`. */
export function liveEvent<Data extends object>(name: string, heardBy: Readers): LiveEvent<Data> {
  return { name, heardBy };
}
