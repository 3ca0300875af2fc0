// At a merge of two contacts who are in one flow: a contact has one run of a flow, so the run of the one who goes ends.
import type { ContactMoves } from "../../../business/contacts/index.ts";
import { endRun } from "./end-run.ts";
import { lockOpenRuns } from "./run.store.ts";

const REASON = "Se unió con otro contacto que ya estaba en este flujo";

/** Nothing is parted at the way back: what ended stays ended. */
export const joinedRuns: ContactMoves = {
  async join(tx, ctx, { keptId, goneId }) {
    const [kept, gone] = [await lockOpenRuns(tx, keptId), await lockOpenRuns(tx, goneId)];
    const flows = new Set(kept.map((run) => run.flow_id));
    for (const run of gone.filter((one) => flows.has(one.flow_id))) {
      await endRun(tx, ctx, run, { state: "stopped", reason: REASON });
    }
    return [];
  },
  async part() {},
};
