// What strangers send on the booking page of a side.
import type { Side } from "./side.ts";

export function placeOf({ branchId, serviceId }: Side) {
  return { branchId, serviceId };
}

export function strangerOf({ mark, make }: Side) {
  return { name: `Persona ${mark}`, whatsapp: make.digits(), key: `key-${make.digits()}` };
}
