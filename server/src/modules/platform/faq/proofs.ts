// What the proofs need to know of frequent questions.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { OF_THE_TEAM } from "../../../../../proofs/tenancy/crawl/exception.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

const QUESTION = "¿Se puede cobrar un anticipo?";
const newQuestion = ({ post }: Side) => post("/api/faq", { faq: { question: QUESTION } });

/** The same for both sides: a question belongs to no business. */
const shared = new WeakMap<object, Promise<string>>();
function sharedQuestion(side: Side): Promise<string> {
  const known = shared.get(side.team) ?? newQuestion(side);
  shared.set(side.team, known);
  return known;
}

export const proofs: CapabilityProofs = {
  calls: {
    "faq.list": () => ({}),
    "faq.get": async (side) => ({ params: { id: await sharedQuestion(side) } }),
    "faq.ask": () => ({ body: { faq: { question: QUESTION, answer: "Pendiente de respuesta", utilityPoints: 0 } } }),
    "faq.vote": async (side) => ({ body: { faqId: await sharedQuestion(side), voteType: "up" } }),
    "faq.reply": async (side) => ({
      as: side.team,
      params: { id: await newQuestion(side) },
      body: { faq: { question: QUESTION, answer: "Sí, en el servicio." } },
    }),
    "faq.delete": async (side) => ({ as: side.team, params: { id: await newQuestion(side) } }),
  },
  writes: {
    "faq.ask": made("faqs"),
    "faq.reply": made("faqs"),
    "faq.vote": ({ body }) => ({ table: "faqs", column: "id", value: String(body?.faqId) }),
  },
  exceptions: {
    "faq.reply params.id": OF_THE_TEAM,
    "faq.reply businessId": OF_THE_TEAM,
    "faq.delete params.id": OF_THE_TEAM,
    "faq.delete businessId": OF_THE_TEAM,
  },
  editsTriedElsewhere: ["faq.reply"],
};
