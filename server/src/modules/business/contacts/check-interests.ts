// What a contact is interested in are services of the same business: another's reads like one that does not exist
// (D-2.5). Those that it named before may stay when the service is gone: the screens send the whole contact back.
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import { notFound } from "@mostrador/domain/kit/result.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { readKnownServices } from "./contact.store.ts";

type Interests = Pick<Contact["interests"], "services">;

/** Throws a 404 for a service that is newly named and not there. */
export async function checkInterests(tx: Tx, wanted: Interests | undefined, before?: Interests): Promise<void> {
  const added = new Set(wanted?.services.map((id) => id.toLowerCase()));
  for (const id of before?.services ?? []) added.delete(id.toLowerCase());
  if (added.size === 0) return;
  const known = await readKnownServices(tx, [...added]);
  if (known.length < added.size) throw notFound("No se encontró el servicio");
}
