// Guards that keep a number with the business that verified it.
import type { Mutant } from "./mutant.ts";

const CHANNELS = "server/src/modules/conversation/channels";

export const numbers: Mutant[] = [
  {
    name: "a number is claimed by naming it",
    where: CHANNELS,
    cut: `isConnected
          ? await takeNumber(`,
    put: `isConnected || true
          ? await takeNumber(`,
    noticedBy: [`${CHANNELS}/claim`],
  },
  {
    name: "whoever proves a number takes it from a holder whose key answers",
    where: CHANNELS,
    cut: `if (outcome.kind === "connected" || !outcome.isDisproved) return null;`,
    put: "void outcome;",
    noticedBy: [`${CHANNELS}/claim`],
  },
  {
    name: "a holder that cannot be asked loses its number",
    where: CHANNELS,
    cut: `outcome.kind === "connected" || !outcome.isDisproved`,
    put: `outcome.kind === "connected"`,
    noticedBy: [`${CHANNELS}/claim`],
  },
  {
    name: "a number is proved by an account that does not list it",
    where: "server/src/providers/messaging",
    cut: "if (listOf(answer.body.data).some(({ id }) => textOf(id) === externalId)) {",
    put: "if (answer.body.data) {",
    noticedBy: ["server/src/providers/messaging"],
  },
  {
    name: "what was written long ago is answered",
    where: "server/src/providers/messaging",
    cut: `    case "messages": {`,
    put: `    case "history":
    case "messages": {`,
    noticedBy: ["server/src/providers/messaging"],
  },
  {
    name: "the first one named beside a message wrote it",
    where: "server/src/providers/messaging",
    cut: "return more.length > 0 || isAnother ? undefined : only;",
    put: "return more.length < 0 || isAnother ? undefined : only;",
    noticedBy: ["server/src/providers/messaging"],
  },
];
