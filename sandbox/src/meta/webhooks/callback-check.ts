import type { World } from "../../world/world.ts";
import { GraphError } from "../graph/graph-error.ts";

/** Meta's handshake: the receiver returns the challenge to prove that it knows the verify token. */
export async function verifyCallback(world: World, callbackUrl: string, verifyToken: string): Promise<void> {
  if (!URL.canParse(callbackUrl)) throw refused("The callback URL is not a URL.");
  const challenge = world.ids.digits(10);
  const url = new URL(callbackUrl);
  url.searchParams.set("hub.mode", "subscribe");
  url.searchParams.set("hub.challenge", challenge);
  url.searchParams.set("hub.verify_token", verifyToken);
  let answer: { status: number; text: string };
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
    answer = { status: response.status, text: await response.text() };
  } catch {
    throw refused("The URL couldn't be reached. Response does not arrive.");
  }
  if (answer.status !== 200) {
    throw refused(`The URL couldn't be validated. HTTP Status Code = ${answer.status}; HTTP Message = not 200`);
  }
  if (answer.text !== challenge) throw refused("The URL couldn't be validated. Response does not match challenge.");
}

function refused(details: string): GraphError {
  return new GraphError(2200, { status: 400, title: "Callback verification failed", details });
}
