// Which businesses have a legal hold, for sweeps of data whose business is not known yet.
import { joinable } from "../../../../kernel/db/joinable.ts";

export const heldBusinessRows = joinable("held_businesses", ["business_id"]);
