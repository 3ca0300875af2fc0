// What people asked so far. The rows belong to the installation: they are written once, not for each demo.
import { signedQuestion } from "@mostrador/domain/platform/faq/question.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { newId } from "../../../kernel/id.ts";
import { countFaqs, insertFaq } from "./faq.store.ts";

const STORY = [
  {
    name: "Marta",
    question: "¿Puedo contestar yo misma un chat que lleva el asistente?",
    answer:
      "Sí. Abre la conversación en Chat y escribe: desde tu primer mensaje el asistente se queda callado ahí. Cuando termines, vuelve a activarlo con el interruptor de arriba.",
  },
  {
    name: "",
    question: "¿Cómo conecto mi número de WhatsApp?",
    answer:
      "Entra a Integraciones → WhatsApp y elige 'Conectar'. Necesitas tu cuenta de WhatsApp Business y el número a la mano para recibir el código.",
  },
  {
    name: "Lupita",
    question: "¿Qué pasa si dos personas quieren la misma hora?",
    answer: "La primera que confirma se queda con ella. A la otra se le ofrecen las horas libres más cercanas.",
  },
  { name: "", question: "¿Puedo pasar a mis clientes desde una hoja de Excel?", answer: null },
];

export async function seedFaqs(ctx: TenantCtx): Promise<void> {
  await transact(ctx, async (tx) => {
    if ((await countFaqs(tx, [])) > 0) return;
    for (const [place, { name, question, answer }] of STORY.entries()) {
      const row = { id: newId(), question: signedQuestion(name, question), answer, asked_by: null };
      await insertFaq(tx, row, new Date(ctx.now - place * 86_400_000));
    }
  });
}
