// The demo's funnel: the steps from a first message to a client, and the current step of each contact.
import { type Action, placeAfter } from "@mostrador/domain/growth/funnels/phases.ts";
import { funnels } from "@mostrador/domain/growth/funnels/resource.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { transact } from "../../kernel/db/transaction.ts";
import { createFunnel, moveContact } from "../../modules/growth/funnels/index.ts";

const auto = (name: string, actionReference: Action, description = "") => ({
  name,
  description,
  actionReference,
  type: "auto" as const,
});
const PHASES = [
  {
    name: "Nuevos",
    type: "personalized" as const,
    scenarios: [
      auto("Escribió", "entry", "Su primer mensaje"),
      {
        name: "Interesado",
        description: "Pidió precio o fotos",
        reactivationMessagesSequence: [
          {
            text: "Hola {{nombre}}, ¿te quedó alguna duda? Con gusto te ayudo a elegir.",
            delay: 1,
            timeUnit: "days" as const,
          },
          {
            text: "{{nombre}}, esta semana tenemos lugares por la tarde. ¿Te aparto uno?",
            delay: 3,
            timeUnit: "days" as const,
            delayReference: "last_reactivation_message" as const,
          },
        ],
      },
    ],
  },
  {
    name: "Citas",
    type: "scheduling" as const,
    scenarios: [
      auto("Agendó", "agendada"),
      auto("Confirmó", "confirmada"),
      {
        ...auto("Canceló", "cancelada"),
        reactivationMessagesSequence: [
          {
            text: "Hola {{nombre}}, vimos que cancelaste tu {{servicio}}. ¿Te busco otro día?",
            delay: 5,
            timeUnit: "days" as const,
            delayReference: "last_appointment" as const,
          },
        ],
      },
    ],
  },
  {
    name: "Clientes",
    type: "personalized" as const,
    scenarios: [auto("Asistió", "asistida"), auto("No asistió", "no_asistida"), { name: "Clienta frecuente" }],
  },
  {
    name: "Atención",
    type: "contact_human" as const,
    scenarios: [auto("Pide hablar con una persona", "contact_admin")],
  },
];

/** The actions of each of the next contacts, and how many days ago they were. */
const WAYS: readonly (readonly [Action, number][])[] = [
  [["entry", 2]],
  [["entry", 1]],
  [
    ["entry", 9],
    ["agendada", 8],
  ],
  [
    ["entry", 12],
    ["agendada", 11],
    ["confirmada", 3],
  ],
  [
    ["entry", 30],
    ["agendada", 28],
    ["asistida", 25],
  ],
  [
    ["entry", 41],
    ["agendada", 40],
    ["confirmada", 37],
    ["asistida", 36],
  ],
  [
    ["entry", 22],
    ["agendada", 20],
    ["no_asistida", 18],
  ],
  [
    ["entry", 15],
    ["agendada", 14],
    ["cancelada", 13],
  ],
  [
    ["entry", 6],
    ["contact_admin", 5],
  ],
  [
    ["entry", 55],
    ["agendada", 52],
    ["asistida", 50],
  ],
];
const DAY_MS = 24 * 3_600_000;

export async function seedFunnel(ctx: TenantCtx, contactIds: readonly string[]): Promise<void> {
  const funnel = funnels.New.parse({
    businessId: ctx.businessId,
    name: "Ventas",
    description: "De quien escribe por primera vez a quien vuelve.",
    phases: PHASES,
  });
  const { data } = await createFunnel(ctx, { body: { funnel } });
  for (const [index, contactId] of contactIds.slice(0, WAYS.length * 2).entries()) {
    for (const [action, ago] of WAYS[index % WAYS.length] ?? []) {
      const then = { ...ctx, now: ctx.now - ago * DAY_MS };
      await transact(then, (tx) =>
        moveContact(tx, then, {
          funnelId: data._id,
          contactId,
          action,
          to: (phases, present) => placeAfter(phases, present, action) ?? undefined,
        }),
      );
    }
  }
}
