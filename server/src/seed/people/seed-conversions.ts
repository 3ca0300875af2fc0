// The results of conversations with the demo's clients: some recorded by the assistant, some by the team.
import { NewConversionEvent } from "@mostrador/domain/growth/conversion-events/schema.ts";
import { isoAt } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { createConversionEvent, noteConversion } from "../../modules/growth/conversion-events/index.ts";
import type { SeededRows } from "../demo-business.ts";

const ZONE = "America/Mexico_City";
const HOUR_MS = 3_600_000;

type Story = {
  person: number;
  name: string;
  description: string;
  hoursAgo: number;
  /** Positions in the demo's services and products. */
  services?: readonly number[];
  products?: readonly number[];
  byAssistant?: true;
};

const HAPPENED: readonly Story[] = [
  {
    ...{ person: 7, hoursAgo: 122, name: "Compró paquete de novia", services: [6, 7] },
    description: "Peinado y maquillaje con prueba previa. Dejó la mitad de anticipo en efectivo.",
  },
  {
    ...{ person: 3, hoursAgo: 75, name: "Aceptó la cotización de balayage", services: [5], byAssistant: true },
    description: "Preguntó por el precio para cabello largo, le pareció bien y quedó de elegir día.",
  },
  {
    ...{ person: 10, hoursAgo: 50, name: "Recomendó a una amiga", services: [] },
    description: "Su amiga Paty vino por gelish y mencionó que ella la mandó.",
  },
  {
    ...{ person: 4, hoursAgo: 21, name: "Quiere comprar el paquete de keratina", services: [13], products: [0] },
    ...{ byAssistant: true, description: "Pidió el tratamiento de keratina con el champú para mantenerlo." },
  },
  {
    ...{ person: 12, hoursAgo: 4, name: "Aceptó la cotización de su evento", services: [6], byAssistant: true },
    description: "Peinado para una boda el próximo mes; dijo que sí al precio y que confirma la hora.",
  },
];

export async function seedConversions(
  ctx: TenantCtx,
  { businessId, serviceIds, productIds, contactIds }: SeededRows,
  assistant: { id: string; name: string },
): Promise<void> {
  for (const [index, { person, name, description, hoursAgo, byAssistant, ...about }] of HAPPENED.entries()) {
    const now = ctx.now - hoursAgo * HOUR_MS;
    const services = (about.services ?? []).map((at) => serviceIds[at] as string);
    const products = (about.products ?? []).map((at) => productIds[at] as string);
    const contactId = contactIds[person] as string;
    if (byAssistant) {
      const actor = { kind: "program" as const, ...assistant };
      const event = { contactId, threadId: null, name, description, services, products, key: `demo:${index}` };
      await noteConversion({ ...ctx, now, actor }, event);
      continue;
    }
    const conversionEvent = NewConversionEvent.parse({
      ...{ businessId, clientId: contactId, name, description, services, products, date: isoAt(ZONE, now) },
    });
    await createConversionEvent({ ...ctx, now }, { body: { conversionEvent } });
  }
}
