// Something was asked that nothing here tells: it is said so, and what was being asked is asked again.
import type { Talk } from "../turn.ts";
import type { Desk } from "./desk.ts";
import { sayAgain } from "./say-again.ts";

export function* sayUnknown(desk: Desk): Talk<string> {
  desk.isUnknown = true;
  return `Ese dato no lo tengo aquí. ${yield* sayAgain(desk)}`;
}
