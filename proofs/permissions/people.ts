// One person for each role at one business; the limited one gets another list before each round.
import type { Caller } from "../../server/test/caller.ts";
import type { Mirror } from "../world/mirror.ts";
import type { Role } from "./matrix.ts";

export type People = Awaited<ReturnType<typeof gatherPeople>>;

export async function gatherPeople(mirror: Mirror) {
  const { a, people, product } = mirror;
  const full = await a.make.staff();
  await grant(mirror, full, "full", []);
  const limited = await a.make.staff();
  /** Owns a third business, which can still invite everyone here. */
  const host = await product.person("Anfitriona");
  const made = await host.post("/api/business", {
    business: {
      name: "Casa de la anfitriona",
      description: "Recibe a quien llega",
      whatsapp: "2221230000",
      whatsappOwner: "2221230001",
      timezone: { name: "America/Mexico_City" },
    },
  });
  if (made.status !== 201) throw new Error(`no business of the host: ${JSON.stringify(made.body)}`);
  const hostId: string = made.body.data._id;
  return {
    host: { owner: host, businessId: hostId },
    limited,
    /** The person who has this role now. */
    async of(role: Role): Promise<Caller> {
      if (role === "nobody") return people.nobody;
      if (role === "stranger") return people.stranger;
      if (role === "owner") return a.owner;
      if (role === "full staff") return full;
      if (role === "partner") return people.partner;
      if (role === "admin") return people.admin;
      await grant(mirror, limited, "limited", role.limited);
      return limited;
    },
  };
}

/** Writes the row directly: the calls for it have their own test. */
async function grant(mirror: Mirror, person: Caller, access: string, entries: object[]): Promise<void> {
  const { rowCount } = await mirror.product.owner.query(
    "update memberships set access = $3, permissions = $4 where business_id = $1 and user_id = $2",
    [mirror.a.businessId, person.userId, access, JSON.stringify(entries)],
  );
  if (rowCount !== 1) throw new Error("the person does not belong to the business");
  mirror.product.product.sessions.forget();
}
