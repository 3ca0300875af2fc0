// Guards that keep writes complete.
import type { Mutant } from "./mutant.ts";

const HTTP = "server/src/kernel/http";
const AGENDA = "server/src/modules/scheduling/appointments";

export const writing: Mutant[] = [
  {
    name: "the later of two edits wins in silence",
    where: "server/src/kernel/db",
    cut: "if (sent !== undefined && Date.parse(sent) !== stored.getTime()) throw staleEdit();",
    put: "",
    noticedBy: ["proofs/tenancy/lost-updates"],
  },
  {
    name: "two appointments may overlap",
    where: "server/migrations/034_one_exclusion.sql",
    cut: "('agendada', 'confirmada', 'asistida', 'pago_pendiente', 'block')",
    put: "('block')",
    noticedBy: [`${AGENDA}/contention`],
  },
  {
    name: "an appointment lands in a block",
    where: "server/migrations/034_one_exclusion.sql",
    cut: "'pago_pendiente', 'block'));",
    put: "'pago_pendiente'));",
    noticedBy: [`${AGENDA}/contention`],
  },
  {
    name: "one Idempotency-Key serves two bodies",
    where: HTTP,
    cut: "if (row && (row.route !== asked.route || row.body_hash !== asked.body_hash))",
    put: "if (row && row.route !== asked.route)",
    noticedBy: ["server/src/modules/business/businesses/business.test"],
  },
];
