// What the proofs need to know of what the team sees.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { OF_THE_TEAM } from "../../../../../proofs/tenancy/crawl/exception.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

const QUEUE = "proof-of-the-team";

/** A job of no worker, without attempts left: nobody takes it while the proofs look at rows. */
async function failedJob({ database, businessId }: Side): Promise<string> {
  await database.query("select pgboss.create_queue($1, $2)", [QUEUE, { policy: "standard" }]);
  const { rows } = await database.query<{ id: string }>(
    `insert into pgboss.job_common (name, data, state, retry_limit, started_on, completed_on, output)
      values ($2, jsonb_build_object('businessId', $1::text, 'requestId', 'proof', 'payload', '{}'::jsonb),
        'failed', 0, now(), now(), '{"message": "by design"}') returning id`,
    [businessId, QUEUE],
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
    "admin.features": ({ team }) => ({ as: team }),
    // they stay on, so that all other calls are answered; nothing is under way in the directory that would pause
    "admin.setFeature": ({ team }) => ({ as: team, params: { feature: "directory" }, body: { isOn: true } }),
    "admin.businessFeatures": ({ team, businessId }) => ({ as: team, params: { id: businessId } }),
    "admin.setBusinessFeature": ({ team, businessId }) => ({
      as: team,
      params: { id: businessId, feature: "directory" },
      body: { isOn: true },
    }),
    "feature.off": ({ businessId }) => ({ query: { businessId } }),
  },
  writes: {
    "admin.setFeature": () => ({ table: "feature_switches", column: "feature", value: "directory" }),
    "admin.setBusinessFeature": ({ params }) => ({
      table: "feature_exceptions",
      column: "business_id",
      value: String(params?.id),
    }),
  },
  // a switch has one value: who has it last has decided, and the history says so
  editsTriedElsewhere: ["admin.setFeature", "admin.setBusinessFeature"],
  exceptions: {
    "admin.queues businessId": OF_THE_TEAM,
    "admin.failedJobs businessId": OF_THE_TEAM,
    "admin.channels businessId": OF_THE_TEAM,
    "admin.storage businessId": OF_THE_TEAM,
    "admin.features businessId": OF_THE_TEAM,
    "admin.setFeature businessId": OF_THE_TEAM,
    "admin.businessFeatures params.id": OF_THE_TEAM,
    "admin.businessFeatures businessId": OF_THE_TEAM,
    "admin.setBusinessFeature params.id": OF_THE_TEAM,
    "admin.setBusinessFeature businessId": OF_THE_TEAM,
    "admin.retryJob params.id": OF_THE_TEAM,
    "admin.retryJob businessId": OF_THE_TEAM,
  },
};
