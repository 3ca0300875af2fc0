// Checks that a time zone is known to both this process and the database before it is stored. The rules use the zones
// of the process, the statements those of the database, and either may be older.
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import type { Tx } from "./tx.ts";

const READ_IN_ZONE = { name: "zone-known", text: "select now() at time zone $1" };
/** invalid_parameter_value: the database has no such zone. */
const UNKNOWN_ZONE = "22023";

/** 400 for the field at `path` unless the database knows the zone. */
export async function checkZone(tx: Tx, path: string, zone: string): Promise<void> {
  try {
    await tx.run(READ_IN_ZONE, [zone]);
  } catch (error) {
    if ((error as { code?: string }).code !== UNKNOWN_ZONE) throw error;
    throw invalid(path, "La zona horaria no es válida");
  }
}
