// Contacts who were moved together in the funnel of a side, for the call that moves them back.
import type { Caller } from "../../server/test/caller.ts";

type Rows = Readonly<Record<string, string>>;

export async function moveTogether(owner: Caller, businessId: string, rows: Rows, contact: () => Promise<string>) {
  const clientIds = [await contact(), await contact()];
  const { phases } = (await owner.get(`/api/funnel/${rows.funnel}`)).body.data;
  const body = { businessId, scenarioId: phases[0].scenarios[1]._id, clientIds };
  return (await owner.put(`/api/funnel/${rows.funnel}/client`, body)).body.data.batchId as string;
}
