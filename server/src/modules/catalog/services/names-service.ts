// Who names a service by its id, for the person who archives or deletes it (D-17.20).
import type { Tx } from "../../../kernel/db/tx.ts";
import { declareSlot } from "../../../kernel/slot.ts";

/** Such as 'el paquete «5 masajes»'; empty where nothing that is still used names it. */
export type NamesService = (tx: Tx, serviceId: string) => Promise<string[]>;
export const namesService = declareSlot<NamesService>("names-service");
