// A talking shop whose language model says what a test scripts.
import { newId } from "../../src/kernel/id.ts";
import type { TestProduct } from "../start-product.ts";
import type { Sandbox } from "../start-sandbox-process.ts";
import { makeTalkingShop, nextWednesday, type TalkingShop } from "./talking-shop.ts";

export type ScriptedShop = Awaited<ReturnType<typeof makeScriptedShop>>;

/** Its name identifies its requests. `script` replaces the rest of the previous script. */
export async function makeScriptedShop(product: TestProduct, sandbox: Sandbox, business: object = {}) {
  const name = `Salón ${newId().slice(-12)}`;
  const shop = await makeTalkingShop(product, sandbox, { business: { name, ...business } });
  const script = (...steps: object[]) => sandbox.call("POST", "/__sandbox/llm/script", { match: name, steps });
  const requests = async () =>
    (await sandbox.call("GET", "/__sandbox/llm/requests")).requests.filter((each: object) =>
      JSON.stringify(each).includes(name),
    );
  /** The ref of the slot that was offered at this hour of Mexico City, next Wednesday. */
  const offered = async (time: string): Promise<string> => {
    const { rows } = await product.owner.query(
      "select ref from offered_slots where business_id = $1 and starts_at = $2::timestamptz",
      [shop.businessId, `${nextWednesday()}T${time}:00-06:00`],
    );
    return rows[0].ref;
  };
  return { ...shop, name, script, requests, offered };
}

export const call = (name: string, args: object = {}) => ({ toolCalls: [{ name, arguments: args }] });

/** The acts that the model chooses, which end its turn. */
export const say = (...acts: object[]) => call("say", { acts });

export function searching(shop: TalkingShop, time?: string) {
  const day = nextWednesday();
  const at = time ? { time } : { notBefore: "09:00", limit: 20 };
  return call("find_slots", { serviceId: shop.haircut, from: day, to: day, ...at });
}
