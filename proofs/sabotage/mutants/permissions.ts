// Guards that limit people to their rights.
import type { Mutant } from "./mutant.ts";

const HTTP = "server/src/kernel/http";
const AGENDA = "server/src/modules/scheduling/appointments";
const IDENTITY = "server/src/modules/ground/identity";

export const permissions: Mutant[] = [
  {
    name: "tries at the sign-in are counted and not heeded",
    where: IDENTITY,
    cut: "if (over !== null) return { waitMs: over - ctx.now };",
    put: "",
    noticedBy: ["proofs/permissions/tries"],
  },
  {
    name: "rights are not asked for",
    where: HTTP,
    cut: "if (!allows(membership, accessOf(route)))",
    put: "if (false)",
    noticedBy: ["proofs/permissions/matrix"],
  },
  {
    name: "full staff count as owners",
    where: "domain/src/ground/identity",
    cut: `if (access.kind === "owner") return false;`,
    put: `if (access.kind === "owner") return grant.access === "full";`,
    noticedBy: ["proofs/permissions/matrix"],
  },
  {
    name: "who may view may edit",
    where: "domain/src/ground/identity",
    cut: "entry.actions.includes(access.action) &&",
    put: "entry.actions.length > 0 &&",
    noticedBy: ["proofs/permissions/matrix"],
  },
  {
    name: "appointments and blocks are one right",
    where: "domain/src/ground/identity",
    cut: "(access.schedule === undefined || entry.schedule?.[access.schedule as ScheduleSwitch] === true)",
    put: "true",
    noticedBy: ["proofs/permissions/matrix"],
  },
  {
    name: "an empty list is everything",
    where: "domain/src/ground/identity",
    cut: `if (grant.access === "full") return pages.length > 0;`,
    put: `if (grant.access === "full" || grant.permissions.length === 0) return pages.length > 0;`,
    noticedBy: ["proofs/permissions/matrix"],
  },
  {
    name: "an invitation is good twice",
    where: IDENTITY,
    cut: `.where("used_at", "is", null)\n      .where("expires_at", ">", now)\n      .returning(["access"`,
    put: `.where("expires_at", ">", now)\n      .returning(["access"`,
    noticedBy: [`${IDENTITY}/invitation.test`],
  },
  {
    name: "who joins says what they may do",
    where: IDENTITY,
    cut: "const { access, permissions, limits } = grant;",
    put: "const { access, permissions, limits } = { ...grant, ...(body as unknown as typeof grant) };",
    noticedBy: ["proofs/permissions/mass-assignment"],
  },
  {
    name: "a session never ends",
    where: IDENTITY,
    cut: "where s.token = $1 and s.expires_at > to_timestamp($2::float8 / 1000)",
    put: "where s.token = $1 and $2::float8 > 0",
    noticedBy: ["proofs/permissions/cookies"],
  },
  {
    name: "a page elsewhere acts with the cookie",
    where: HTTP,
    cut: `if (edge.isForeign(request.raw)) throw new DomainError(403, "La solicitud viene de otro sitio");`,
    put: "void edge;",
    noticedBy: ["proofs/permissions/cookies"],
  },
  {
    name: "an invitation never ends",
    where: IDENTITY,
    cut: `.where("used_at", "is", null)\n      .where("expires_at", ">", now)\n      .returning(["access"`,
    put: `.where("used_at", "is", null)\n      .returning(["access"`,
    noticedBy: [`${IDENTITY}/invitation.test`],
  },
  {
    name: "an older reset link outlives a new password",
    where: "server/migrations/007_reset_links.sql",
    cut: "delete from verifications where value = new.user_id::text;",
    put: "",
    noticedBy: [`${IDENTITY}/sign-in/letters/letters.test`],
  },
  {
    name: "each process writes down that a guest opened a business",
    where: IDENTITY,
    cut: "session_id: sessionId }",
    put: "session_id: crypto.randomUUID() }",
    noticedBy: [`${IDENTITY}/open-as-guest.test`],
  },
  {
    name: "the sign-in library gets fields that nobody declared",
    where: IDENTITY,
    cut: "return parse(call.body, given) as Fields;",
    put: "return { ...given, ...(parse(call.body, given) as Fields) };",
    noticedBy: ["proofs/input/sign-in-library"],
  },
  {
    name: "a contact sees everybody's appointments",
    where: AGENDA,
    cut: "a.contact_id = $1 and ($3::uuid is null or a.id = $3)",
    put: "$1::uuid is not null and ($3::uuid is null or a.id = $3)",
    noticedBy: [`${AGENDA}/contact-appointments`],
  },
];
