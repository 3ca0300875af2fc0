import { transact } from "../../../../kernel/db/transaction.ts";
import { holdTurn } from "../../../conversation/inbox/index.ts";
import { carryOut } from "../turn/carry-out.ts";
import { finish } from "../turn/finish.ts";
import type { TurnFacts } from "../turn/turn-facts.ts";
import { TurnLost } from "../turn/turn-lost.ts";

const TOLD = {
  sound: {
    reply: "Le aviso a una persona del equipo para que escuche tu audio y te responda por aquí.",
    reason: "Mandó un audio que nadie ha escuchado.",
  },
  picture: {
    reply: "Le aviso a una persona del equipo para que vea tu imagen y te responda por aquí.",
    reason: "Mandó una imagen que nadie ha visto.",
  },
  upset: {
    reply: "Lamento la molestia. Le aviso a una persona del equipo para que te atienda por aquí.",
    reason: "Está molesto o dice que nadie le resuelve.",
  },
};

/** `number`: of the calls of the turn. */
export async function leaveToPerson(facts: TurnFacts, what: keyof typeof TOLD, number = 0): Promise<void> {
  const { reply, reason } = TOLD[what];
  await transact(facts.scene.ctx, async (tx, inside) => {
    if (!(await holdTurn(tx, inside, facts.threadId, facts.token))) throw new TurnLost();
    await carryOut(facts, inside, { name: "hand_over", input: { reason }, number });
    await finish({ ...facts, notice: null }, inside, { reply, memory: null, kind: "handed_over" });
  });
}
