import type { BusinessNumber } from "../../world/numbers.ts";
import type { World } from "../../world/world.ts";
import { notify } from "./notify.ts";
import { about, digits, envelope } from "./webhook-bodies.ts";

const HOUR_MS = 3600_000;

/** The contacts and earlier conversations of a phone: the same for every phone of the sandbox. */
const PEOPLE = [
  { phone: "5215512340001", name: "Rosa Aguilar", words: ["Hola, ¿tienen lugar el sábado?", "Claro, a las 11"] },
  { phone: "5215512340002", name: "Tomás Vera", words: ["Gracias por todo", "A ti, Tomás"] },
];

/** A number that is also in the phone's app shares its contacts or its conversations in parts, as Meta does. */
export function sharePhone(world: World, number: BusinessNumber, what: "smb_app_state_sync" | "history"): void {
  const send = (field: string, value: object, step: number) =>
    world.later(150 * step, () => {
      const wabaId = world.numbers.wabaOf(number);
      const body = envelope(wabaId, field, { ...about(number), ...value });
      notify(world, wabaId, body, { kind: "told", about: field, order: `${number.phoneNumberId}:told` });
    });
  const now = world.clock.now();
  const timestamp = (at: number) => String(Math.floor(at / 1000));
  if (what === "smb_app_state_sync") {
    const state_sync = PEOPLE.map(({ phone, name }) => ({
      type: "contact",
      contact: { full_name: name, first_name: name.split(" ")[0], phone_number: phone },
      action: "add",
      metadata: { timestamp: timestamp(now) },
    }));
    send("smb_app_state_sync", { state_sync }, 1);
    return;
  }
  for (const [index, { phone, words }] of PEOPLE.entries()) {
    const messages = words.map((body, turn) => ({
      from: turn % 2 === 0 ? phone : digits(number),
      ...(turn % 2 === 0 ? {} : { to: phone }),
      id: `wamid.historia-${number.phoneNumberId}-${phone}-${turn}`,
      timestamp: timestamp(now - 72 * HOUR_MS + turn * HOUR_MS),
      type: "text",
      text: { body },
      history_context: { status: "READ" },
    }));
    const metadata = { phase: 0, chunk_order: index + 1, progress: Math.round(((index + 1) / PEOPLE.length) * 100) };
    send("history", { history: [{ metadata, threads: [{ id: phone, messages }] }] }, index + 2);
  }
}
