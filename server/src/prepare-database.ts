// Brings a database to this version: roles, migrations, a queue for each subscriber. `npm start` does it first; `npm
// run migrate` does it where something else starts the processes.
import { compose } from "./compose.ts";
import { type Env, readEnv } from "./env.ts";
import { migrate } from "./kernel/db/migrate.ts";
import { installQueues } from "./kernel/queue/install-queues.ts";
import { queueNames } from "./kernel/queue/queues.ts";
import { isPublic, refuseOpenAccounts } from "./starting/public-demo.ts";

/**
 * Returns the address with which the processes of `settings` connect. Throws on a public address whose database
 * accepts the demo's password.
 */
export async function prepareDatabase(
  settings: Record<string, string | undefined>,
  ownerUrl: string,
  secret: string,
): Promise<string> {
  const env = readEnv(settings);
  const { appUrl } = await migrate(ownerUrl, secret);
  await installAll(ownerUrl, env, appUrl, secret);
  if (isPublic(env)) refuseOpenAccounts(env, await openDemoAccounts(env, appUrl, secret));
  return appUrl;
}

async function installAll(ownerUrl: string, env: Env, appUrl: string, secret: string): Promise<void> {
  const parts = compose({ env, appUrl, secret, role: "web" });
  await installQueues(ownerUrl, queueNames(parts.subscribers));
  await parts.db.close();
}

async function openDemoAccounts(env: Env, appUrl: string, secret: string): Promise<string[]> {
  const { openAccounts } = await import("./seed/open-accounts.ts");
  return openAccounts(env, appUrl, secret);
}
