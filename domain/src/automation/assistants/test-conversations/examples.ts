// Three example conversations for any business, added with one click each.
import type { TestConversationFields } from "./schema.ts";

const nothing = { text: "", topic: null, serviceId: null, time: null } as const;

export const EXAMPLES: readonly TestConversationFields[] = [
  {
    name: "Pregunta por precios",
    lines: ["Hola, buenas tardes", "¿Qué servicios tienen y cuánto cuestan?"],
    customerName: "",
    time: null,
    expectations: [
      { ...nothing, kind: "about", topic: "price" },
      { ...nothing, kind: "no_effect" },
    ],
  },
  {
    name: "Pide hablar con una persona",
    lines: ["Hola", "Prefiero hablar con una persona, por favor"],
    customerName: "",
    time: null,
    expectations: [{ ...nothing, kind: "hands_over" }],
  },
  {
    name: "Escribe de noche y solo pregunta el horario",
    lines: ["Hola, ¿a qué hora abren mañana?", "Gracias"],
    customerName: "Ana López",
    time: "22:00",
    expectations: [
      { ...nothing, kind: "about", topic: "hours" },
      { ...nothing, kind: "no_effect" },
    ],
  },
];
