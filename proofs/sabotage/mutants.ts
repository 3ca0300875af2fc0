// The guards, each with what it looks like when somebody takes it away, and the tests that must miss it.

export type Mutant = {
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  cut: string;
  put: string;
  /** Files of tests that must fail then. */
  noticedBy: readonly string[];
};

const HTTP = "server/src/kernel/http";
const INBOX = "server/src/modules/conversation/inbox";
const AGENDA = "server/src/modules/scheduling/appointments";
const IDENTITY = "server/src/modules/ground/identity";

const tenancy: Mutant[] = [
  {
    name: "whoever names a business is let in",
    file: `${HTTP}/tenant.ts`,
    cut: `  if (!membership) throw notFound("No se encontró el negocio");
  if (!allows(`,
    put: `  if (membership && !allows(`,
    noticedBy: ["proofs/tenancy/crawler"],
  },
  {
    name: "two businesses named in one call are not compared",
    file: `${HTTP}/tenant.ts`,
    cut: " && said.every((each) => each === businessId)",
    put: "",
    noticedBy: ["proofs/tenancy/crawler"],
  },
  {
    name: "contacts have no row policy",
    file: "server/migrations/010_business.sql",
    cut: "call tenant_table('contacts');",
    put: "grant select, insert, update, delete on contacts to mostrador_app;",
    noticedBy: ["proofs/tenancy/catalogue"],
  },
  {
    name: "messages have no row policy",
    file: "server/migrations/040_conversation.sql",
    cut: "call tenant_table('messages');",
    put: "grant select, insert, update, delete on messages to mostrador_app;",
    noticedBy: ["proofs/tenancy/row-policies"],
  },
  {
    name: "an appointment may name a service of anybody",
    file: "server/migrations/030_appointments.sql",
    cut: "  foreign key (business_id, service_id) references services (business_id, id),\n",
    put: "",
    noticedBy: ["proofs/tenancy/catalogue"],
  },
  {
    name: "the search of contacts forgets whose they are",
    file: "server/migrations/011_contact_reads.sql",
    cut: "select * from contacts where business_id = business and search || '' like pattern order by id desc limit most;",
    put: "select * from contacts where search || '' like pattern order by id desc limit most;",
    noticedBy: ["proofs/tenancy/row-policies"],
  },
  {
    name: "a socket joins any room",
    file: "server/src/kernel/live/hearing.ts",
    cut: `grant && allows(grant, reader) ? "open" : "shut"`,
    put: `"open"`,
    noticedBy: ["server/src/kernel/live"],
  },
  {
    name: "a socket hears what its person may not read",
    file: "server/src/kernel/live/hearing.ts",
    cut: "grant && allows(grant, reader)",
    put: "grant && allows",
    noticedBy: ["proofs/permissions/hearing"],
  },
  {
    name: "a socket's event asks for no right",
    file: `${INBOX}/socket-event.ts`,
    cut: `if (!allows(membership, route.access)) throw new Refusal(403, "No tienes permiso para hacer esto");`,
    put: "void allows;",
    noticedBy: ["proofs/permissions/matrix"],
  },
];

const permissions: Mutant[] = [
  {
    name: "tries at the door are counted and not heeded",
    file: `${IDENTITY}/sign-in/throttle.ts`,
    cut: "if (over !== null) return { waitMs: over - ctx.now };",
    put: "",
    noticedBy: ["proofs/permissions/tries"],
  },
  {
    name: "rights are not asked for",
    file: `${HTTP}/tenant.ts`,
    cut: `if (!allows(membership, route.access as Extract<Access, { kind: "member" | "owner" }>))`,
    put: "if (false)",
    noticedBy: ["proofs/permissions/matrix"],
  },
  {
    name: "full staff count as owners",
    file: "domain/src/ground/identity/permission.ts",
    cut: `if (access.kind === "owner") return false;`,
    put: `if (access.kind === "owner") return grant.access === "full";`,
    noticedBy: ["proofs/permissions/matrix"],
  },
  {
    name: "who may view may edit",
    file: "domain/src/ground/identity/permission.ts",
    cut: "entry.actions.includes(access.action) &&",
    put: "entry.actions.length > 0 &&",
    noticedBy: ["proofs/permissions/matrix"],
  },
  {
    name: "appointments and blocks are one right",
    file: "domain/src/ground/identity/permission.ts",
    cut: "(access.schedule === undefined || entry.schedule?.[access.schedule] === true)",
    put: "true",
    noticedBy: ["proofs/permissions/matrix"],
  },
  {
    name: "an empty list is everything",
    file: "domain/src/ground/identity/permission.ts",
    cut: `if (grant.access === "full") return true;`,
    put: `if (grant.access === "full" || grant.permissions.length === 0) return true;`,
    noticedBy: ["proofs/permissions/matrix"],
  },
  {
    name: "an invitation is good twice",
    file: `${IDENTITY}/membership.store.ts`,
    cut: `.where("used_at", "is", null)\n      .where("expires_at", ">", now)\n      .returning(["access"`,
    put: `.where("expires_at", ">", now)\n      .returning(["access"`,
    noticedBy: ["server/src/modules/business/businesses/business.test"],
  },
  {
    name: "who joins says what they may do",
    file: `${IDENTITY}/invitation.ts`,
    cut: "const { access, permissions } = grant;",
    put: "const { access, permissions } = { ...grant, ...(body as unknown as typeof grant) };",
    noticedBy: ["proofs/permissions/mass-assignment"],
  },
  {
    name: "a session never ends",
    file: `${IDENTITY}/sign-in/session.ts`,
    cut: "where s.token = $1 and s.expires_at > to_timestamp($2::float8 / 1000)",
    put: "where s.token = $1 and $2::float8 > 0",
    noticedBy: ["proofs/permissions/cookies"],
  },
  {
    name: "a page elsewhere acts with the cookie",
    file: `${HTTP}/server.ts`,
    cut: `if (host !== request.host) throw new Refusal(403, "La solicitud viene de otro sitio");`,
    put: "void host;",
    noticedBy: ["proofs/permissions/cookies"],
  },
];

const writing: Mutant[] = [
  {
    name: "the later of two edits wins in silence",
    file: "server/src/kernel/db/next-update.ts",
    cut: "if (sent !== undefined && Date.parse(sent) !== stored.getTime()) throw staleEdit();",
    put: "",
    noticedBy: ["proofs/tenancy/lost-updates"],
  },
  {
    name: "two appointments may overlap",
    file: "server/migrations/030_appointments.sql",
    cut: "  ) where (status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente')),\n",
    put: "  ) where (status in ('no_pagada')),\n",
    noticedBy: [`${AGENDA}/contention`],
  },
  {
    name: "an appointment lands in a block",
    file: "server/migrations/030_appointments.sql",
    cut: "  ) where (status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente', 'block'))\n",
    put: "  ) where (status in ('no_pagada'))\n",
    noticedBy: [`${AGENDA}/contention`],
  },
  {
    name: "one Idempotency-Key serves two bodies",
    file: `${HTTP}/idempotency.ts`,
    cut: "if (row && (row.route !== asked.route || row.body_hash !== asked.body_hash))",
    put: "if (row && row.route !== asked.route)",
    noticedBy: ["server/src/modules/business/businesses/business.test"],
  },
];

const messages: Mutant[] = [
  {
    name: "webhooks need no signature",
    file: "server/src/modules/conversation/channels/receive-webhook.ts",
    cut: `if (!expected || !isEqual(said, expected)) throw new Refusal(403, "La firma no coincide");`,
    put: "void expected;",
    noticedBy: ["proofs/input/webhooks"],
  },
  {
    name: "a lost outcome is sent again",
    file: `${INBOX}/send/settle-send.ts`,
    cut: `outcome.kind === "retry" ? retryDelay(tries) : null`,
    put: `outcome.kind === "retry" ? 0 : null`,
    noticedBy: [`${INBOX}/send`],
  },
  {
    name: "anything may be sent again by hand",
    file: "domain/src/conversation/inbox/message-status.ts",
    cut: `return message.status === "unknown" && now >= unresolvedAt(message.attemptedAt ?? 0);`,
    put: `return message.status === "unknown" || now < 0;`,
    noticedBy: [`${INBOX}/send`],
  },
  {
    name: "WhatsApp is written to after 24 hours",
    file: "domain/src/conversation/inbox/window.ts",
    cut: "return until !== null && now < until;",
    put: "return until !== null && now > 0;",
    noticedBy: [`${INBOX}/send`],
  },
  {
    name: "the assistant is armed although a person has the conversation",
    file: `${INBOX}/lane/lane.store.ts`,
    cut: `      and t.handed_over_at is null and (t.person_until is null or t.person_until <= $3) and \${NEWS}
    returning t.id`,
    put: `      and $3::timestamptz is not null and \${NEWS}
    returning t.id`,
    noticedBy: [`${INBOX}/lane`],
  },
  {
    name: "what was withdrawn is sent",
    file: `${INBOX}/send/on-message-queued.ts`,
    cut: "if (reason) return refuse(tx, ctx, head, reason);",
    put: "void reason;",
    noticedBy: ["server/src/modules/automation/assistants/withdrawn"],
  },
  {
    name: "two workers hold one turn",
    file: `${INBOX}/lane/lane.store.ts`,
    cut: "      and (t.lease_until is null or t.lease_until <= $3 or t.lease_token = $2)\n",
    put: "",
    noticedBy: [`${INBOX}/lane`],
  },
];

const secrets: Mutant[] = [
  {
    name: "a sealed token opens in any row",
    file: "server/src/kernel/seal.ts",
    cut: "Buffer.from(JSON.stringify([place.businessId, place.table, place.column, place.id]))",
    put: "Buffer.from(place.table)",
    noticedBy: ["proofs/secrets/sealed"],
  },
];

export const MUTANTS: Mutant[] = [...tenancy, ...permissions, ...writing, ...messages, ...secrets];
