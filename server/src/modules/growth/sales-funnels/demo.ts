// How the salon sells what takes more than one conversation.
import { END, newCheckpoint, START } from "@mostrador/domain/growth/sales-funnels/checkpoints.ts";
import { salesFunnels } from "@mostrador/domain/growth/sales-funnels/resource.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { salesFunnelActions } from "./sales-funnel.ts";

const STORY = [
  {
    name: "Paquete de novia",
    description: "De la primera pregunta por la fecha de la boda al anticipo pagado.",
    checkpoints: [
      START,
      {
        ...newCheckpoint("Cita de prueba"),
        description: "Viene a conocer el salón y a probar peinado y maquillaje.",
        objections: [
          "Está muy caro: la prueba se descuenta del paquete si aparta su fecha.",
          "Todavía no tengo fecha: puede apartar con la fecha tentativa y moverla una vez.",
        ],
      },
      {
        ...newCheckpoint("Anticipo"),
        description: "Aparta su fecha con la mitad.",
        objections: ["Lo quiero pensar: le guardamos la fecha tres días."],
      },
      END,
    ],
  },
  {
    name: "Tratamiento de keratina",
    description: "Cuando preguntan por alaciado y aún no conocen la diferencia.",
    checkpoints: [
      START,
      {
        ...newCheckpoint("Diagnóstico"),
        description: "Una foto de su cabello o una visita de diez minutos.",
        objections: ["Me da miedo que maltrate: se usa la fórmula sin formol y se prueba antes en un mechón."],
      },
      END,
    ],
  },
];

export async function seedSalesFunnels(ctx: TenantCtx): Promise<void> {
  for (const row of STORY) {
    const funnel = salesFunnels.New.parse({ ...row, businessId: ctx.businessId });
    await salesFunnelActions.create(ctx, { body: { funnel } });
  }
}
