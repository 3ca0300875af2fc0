// What the proofs need to know of what the team sees.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { OF_THE_TEAM } from "../../../../../proofs/tenancy/crawl/exception.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

/** A job of no worker, without attempts left: nobody takes it while the proofs look at rows. */
async function failedJob({ database, businessId }: Side): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into pgboss.job_common (name, data, state, retry_limit, started_on, completed_on, output)
      values ('proof-of-the-team', jsonb_build_object('businessId', $1::text, 'requestId', 'proof', 'payload', '{}'::jsonb),
        'failed', 0, now(), now(), '{"message": "by design"}') returning id`,
    [businessId],
  );
  return rows[0]?.id ?? "";
}

export const proofs: CapabilityProofs = {
  calls: {
    "admin.queues": ({ team }) => ({ as: team }),
    "admin.failedJobs": ({ team }) => ({ as: team }),
    "admin.retryJob": async (side) => ({ as: side.team, params: { id: await failedJob(side) } }),
    "admin.channels": ({ team }) => ({ as: team }),
    "admin.storage": ({ team }) => ({ as: team }),
  },
  exceptions: {
    "admin.retryJob params.id": OF_THE_TEAM,
    "admin.retryJob businessId": OF_THE_TEAM,
  },
};
