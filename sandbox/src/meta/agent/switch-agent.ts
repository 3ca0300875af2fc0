import { z } from "zod";
import { ConsoleError } from "../../console/console-error.ts";
import { toldNumber } from "../../console/save-number.ts";
import type { World } from "../../world/world.ts";
import { giveControl } from "./agent-answers.ts";

const agentSchema = z.strictObject({
  to: z.string({ error: "Falta el número del negocio ('to')." }),
  /** Changes this conversation only: the agent gets it, or the business does. Without it, the whole number changes. */
  from: z.string().optional(),
  isOn: z.boolean({ error: "Di si la IA de Meta contesta ('isOn')." }),
  /** Whether the business can also take conversations by a call, not only by writing. */
  mayTake: z.boolean().default(true),
});

/** Switches Meta's own agent for a number, or for one of its conversations. */
export function switchAgent(world: World, body: unknown) {
  const { to, from, isOn, mayTake } = agentSchema.parse(body ?? {});
  const number = world.numbers.find(to);
  if (!number) throw new ConsoleError(404, `Ningún negocio tiene el número ${to}. Conéctalo primero.`);
  const { phoneNumberId } = number;
  if (from !== undefined) {
    world.numbers.save({
      ...number,
      standing: { ...number.standing, agent: { isOn: false, ...number.standing?.agent, mayTake } },
    });
    giveControl(world, number, world.conversations.meet(from), isOn ? "agent" : "app");
  } else {
    world.numbers.save({ ...number, standing: { ...number.standing, agent: { isOn, mayTake } } });
    if (!isOn)
      for (const chat of world.conversations.all()) if (chat.phoneNumberId === phoneNumberId) delete chat.owner;
  }
  world.changed();
  world.live.publish({ kind: "numbers" });
  return toldNumber(world, world.numbers.byId(phoneNumberId) ?? number);
}
