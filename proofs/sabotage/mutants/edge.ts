// Guards against strangers and floods.
import type { Mutant } from "./mutant.ts";

const HTTP = "server/src/kernel/http";

export const edge: Mutant[] = [
  {
    name: "one proxy more is believed than stands in front",
    where: "server/src/kernel/edge",
    cut: "hop < trustedProxies",
    put: "hop <= trustedProxies",
    noticedBy: ["server/src/kernel/edge/edge"],
  },
  {
    name: "sockets believe one proxy more than stands in front",
    where: "server/src/kernel/edge",
    cut: "Math.min(trustedProxies, hops.length - 1)",
    put: "Math.min(trustedProxies + 1, hops.length - 1)",
    noticedBy: ["server/src/kernel/edge/edge"],
  },
  {
    name: "a request is taken however it is written",
    where: HTTP,
    cut: "if (refusal) throw new DomainError(400, refusal);",
    put: "void refusal;",
    noticedBy: ["proofs/input/odd-requests"],
  },
  {
    name: "sockets are not counted",
    where: "server/src/kernel/live",
    cut: "createLimits(options.rateLimits,",
    put: "createLimits(false,",
    noticedBy: ["server/src/kernel/live/limits"],
  },
  {
    name: "a flooded line is not cut",
    where: "server/src/kernel/live",
    cut: `budget.take("") || line.request.socket.destroy()`,
    put: `budget.take("")`,
    noticedBy: ["server/src/kernel/live/limits"],
  },
  {
    name: "a business has no budget of its own",
    where: "server/src/kernel/live",
    cut: "  if (!limits.mayAskFor(businessId)) return BUSY;\n",
    put: "",
    noticedBy: ["server/src/kernel/live/limits"],
  },
  {
    name: "a full disk is a fault of ours",
    where: "server/src/kernel/db",
    cut: "CLASSES.test(code) || isFull(code)",
    put: `code.startsWith("08")`,
    noticedBy: ["server/src/kernel/db"],
  },
  {
    name: "a demo starts on a public address",
    where: "server/src",
    cut: "  refusePublicDemo(env);\n",
    put: "  void refusePublicDemo;\n",
    noticedBy: ["server/src/start.test"],
  },
];
