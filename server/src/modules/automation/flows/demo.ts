// The salon's flows: an answer to a keyword, with a question and a person, and a greeting for birthdays that is not active yet.
import { newEdge, newNode } from "@mostrador/domain/automation/flows/new-graph.ts";
import { NewFlow } from "@mostrador/domain/automation/flows/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { seedRuns } from "./demo-runs.ts";
import { createFlow } from "./flow.ts";

type Type = NewFlow["nodes"][number]["type"];

const node = (type: Type, id: string, place: [number, number], params: object = {}) => {
  const made = newNode(type, id, { x: place[0], y: place[1] }, "whatsapp_message");
  return { ...made, params: { ...made.params, ...params } };
};

const STORY = [
  {
    name: "Novias: presupuesto",
    active: true,
    nodes: [
      node("trigger", "inicio", [0, 0], { keywords: ["paquete de novia"] }),
      node("send_whatsapp", "saluda", [0, 200], {
        text: "¡Felicidades, {{nombre}}! ¿Para qué fecha es la boda?",
      }),
      node("awaitReply", "fecha", [0, 400], { timeoutMinutes: 1440 }),
      node("send_whatsapp", "gracias", [-160, 600], {
        text: "Gracias. Te paso con Marta para armar tu presupuesto.",
      }),
      node("delegate_human", "persona", [-160, 800]),
      node("send_whatsapp", "recuerda", [160, 600], { text: "Cuando tengas la fecha, escríbenos y lo vemos." }),
    ],
    edges: [
      newEdge("inicio", "saluda"),
      newEdge("saluda", "fecha"),
      newEdge("fecha", "gracias"),
      newEdge("gracias", "persona"),
      newEdge("fecha", "recuerda", "timeout"),
    ],
  },
  {
    name: "Cumpleaños",
    active: false,
    nodes: [
      node("trigger", "inicio", [0, 0], { event: "timer", minutes: 1440, contacts: "birthday" }),
      node("send_whatsapp", "felicita", [0, 200], {
        text: "¡Feliz cumpleaños, {{nombre}}! Este mes tu corte tiene 20 % de descuento en {{negocio}}.",
      }),
    ],
    edges: [newEdge("inicio", "felicita")],
  },
];

export async function seedFlows(ctx: TenantCtx): Promise<void> {
  for (const { name, active, nodes, edges } of STORY) {
    const meta = { name, active };
    const flow = NewFlow.parse({ businessId: ctx.businessId, meta, nodes, edges, triggerNodeId: "inicio" });
    const { _id } = await createFlow(ctx, flow);
    if (name === "Novias: presupuesto") await seedRuns(ctx, _id);
  }
}
