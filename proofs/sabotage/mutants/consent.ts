// Guards that keep a language model from acting on its own.
import type { Mutant } from "./mutant.ts";

const INBOX = "server/src/modules/conversation/inbox";
const ASSISTANTS = "server/src/modules/automation/assistants";

export const consent: Mutant[] = [
  {
    name: "a language model acts without asking the customer",
    where: ASSISTANTS,
    cut: "if (!scene.model || !isProposed(name)) {",
    put: "if (name !== undefined || isProposed(name)) {",
    noticedBy: [`${ASSISTANTS}/consent`],
  },
  {
    name: "whatever a customer answers is a yes",
    where: ASSISTANTS,
    cut: `if (outcome !== "agrees") return { outcome, question };`,
    put: "",
    noticedBy: [`${ASSISTANTS}/consent`],
  },
  {
    name: "a yes counts whatever was said since the question",
    where: INBOX,
    cut: "since.some(isSaid) || ",
    put: "",
    noticedBy: [`${ASSISTANTS}/consent`],
  },
  {
    name: "a yes counts that answers something else, or came before the question",
    where: INBOX,
    cut: " || !replies.every(isReply)",
    put: "",
    noticedBy: [`${ASSISTANTS}/consent`],
  },
  {
    name: "what changed since the question is done all the same",
    where: ASSISTANTS,
    cut: `if (questionOf(now) !== question) return { outcome: "changed", question, draft: now };`,
    put: "",
    noticedBy: [`${ASSISTANTS}/consent`],
  },
  {
    name: "a contact is named as a language model likes",
    where: ASSISTANTS,
    cut: "const own = model ? writtenName(given, model.said) : given;",
    put: "const own: string | null = model && writtenName(given, model.said) ? given : given;",
    noticedBy: [`${ASSISTANTS}/consent`],
  },
];
