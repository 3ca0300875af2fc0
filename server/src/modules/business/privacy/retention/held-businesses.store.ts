// Which businesses hold anything by law, for sweeps of what is stored before it is known whose it is.
import { joinable } from "../../../../kernel/db/joinable.ts";

export const heldBusinessRows = joinable("held_businesses", ["business_id"]);
