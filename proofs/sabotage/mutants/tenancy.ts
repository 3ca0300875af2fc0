// Guards that keep businesses apart.
import type { Mutant } from "./mutant.ts";

const HTTP = "server/src/kernel/http";

export const tenancy: Mutant[] = [
  {
    name: "whoever names a business is let in",
    where: HTTP,
    cut: `  if (!membership) throw unknownBusiness(said);
  if (!allows(`,
    put: `  if (membership && !allows(`,
    noticedBy: ["proofs/tenancy/crawler"],
  },
  {
    name: "two businesses named in one call are not compared",
    where: HTTP,
    cut: " && said.every(({ id }) => id === businessId)",
    put: "",
    noticedBy: ["proofs/tenancy/crawler"],
  },
  {
    name: "contacts have no row policy",
    where: "server/migrations/010_business.sql",
    cut: "call tenant_table('contacts');",
    put: "grant select, insert, update, delete on contacts to mostrador_app;",
    noticedBy: ["proofs/tenancy/catalogue"],
  },
  {
    name: "messages have no row policy",
    where: "server/migrations/040_conversation.sql",
    cut: "call tenant_table('messages');",
    put: "grant select, insert, update, delete on messages to mostrador_app;",
    noticedBy: ["proofs/tenancy/row-policies"],
  },
  {
    name: "an appointment may name a service of anybody",
    where: "server/migrations/030_appointments.sql",
    cut: "  foreign key (business_id, service_id) references services (business_id, id),\n",
    put: "",
    noticedBy: ["proofs/tenancy/catalogue"],
  },
  {
    name: "the search of contacts forgets whose they are",
    where: "server/migrations/20261123150001_search_walks.sql",
    cut: "from contacts where business_id = business order by id desc offset 0) walked",
    put: "from contacts order by id desc offset 0) walked",
    noticedBy: ["proofs/tenancy/searches"],
  },
  {
    name: "a socket joins any room",
    where: "server/src/kernel/live",
    cut: `grant && allows(grant, heardBy) ? "open" : "shut"`,
    put: `"open"`,
    noticedBy: ["server/src/kernel/live"],
  },
  {
    name: "a socket hears what its person may not read",
    where: "server/src/kernel/live",
    cut: "grant && allows(grant, heardBy)",
    put: "grant && allows",
    noticedBy: ["proofs/permissions/hearing"],
  },
  {
    name: "a socket's event asks for no right",
    where: "server/src/kernel/live",
    cut: `if (!allows(grant, route.access as MemberAccess)) throw new DomainError(403, "No tienes permiso para hacer esto");`,
    put: "void allows;",
    noticedBy: ["proofs/permissions/matrix"],
  },
  {
    name: "a rare word is searched in everybody's contacts",
    where: "server/migrations/20261123150001_search_walks.sql",
    cut: "from contacts where business_id = business and search like holds[1] offset 0",
    put: "from contacts where search like holds[1] offset 0",
    noticedBy: ["proofs/tenancy/searches"],
  },
  {
    name: "the search of conversations forgets whose they are",
    where: "server/migrations/041_thread_search.sql",
    cut: "where t.business_id = business order by",
    put: "order by",
    noticedBy: ["proofs/tenancy/searches"],
  },
  {
    name: "a rare word brings conversations of anybody",
    where: "server/migrations/041_thread_search.sql",
    cut: "join threads t on t.business_id = business and t.contact_id = rare.id",
    put: "join threads t on t.contact_id = rare.id",
    noticedBy: ["proofs/tenancy/searches"],
  },
  {
    name: "a rare word finds conversations by what others call their contacts",
    where: "server/migrations/041_thread_search.sql",
    cut: "select id from contacts where business_id = business and search like pattern offset 0",
    put: "select id from contacts where search like pattern offset 0",
    noticedBy: ["proofs/tenancy/searches"],
  },
  {
    name: "ids in bodies are not looked up",
    where: HTTP,
    cut: "if (places.length === 0) return bound;",
    put: "if (places.length >= 0) return bound;",
    noticedBy: ["proofs/tenancy/references"],
  },
];
