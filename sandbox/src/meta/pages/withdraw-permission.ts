import { createHmac } from "node:crypto";
import type { World } from "../../world/world.ts";

/**
 * Reports to the application that a person withdrew their permission or wants their data deleted; returns its answer.
 */
export async function withdrawPermission(world: World, userId: string, what: "deauthorize" | "deletion") {
  const said = { algorithm: "HMAC-SHA256", issued_at: Math.floor(world.clock.now() / 1000), user_id: userId };
  const payload = Buffer.from(JSON.stringify(said)).toString("base64url");
  const signature = createHmac("sha256", world.settings.appSecret).update(payload).digest("base64url");
  const answer = await fetch(`${world.settings.webhookUrl}/${what}`, {
    method: "POST",
    body: new URLSearchParams({ signed_request: `${signature}.${payload}` }),
  });
  return { status: answer.status, body: await answer.json().catch(() => null) };
}
