// How a failed command ends: with a message for people if there is one, else with the stack.
import { isDatabaseAway } from "./kernel/db/is-away.ts";
import { portTrouble } from "./starting/taken-port.ts";

export function reportFailure(error: Error & { code?: string }): void {
  process.exitCode = 1;
  const aboutPort = portTrouble(error);
  if (aboutPort) console.error(aboutPort);
  else if (error.name === "StartError" || error.name === "CommandError") console.error(error.message);
  else if (error.code?.startsWith("ERR_PARSE_ARGS")) console.error(`No se entendió la orden: ${error.message}`);
  else if (error.code === "ENOSPC") console.error("No queda espacio en el disco.");
  else if (isDatabaseAway(error)) console.error(`La base de datos no responde (${error.message || error.code}).`);
  else if (NO_ENTRY.has(error.code ?? "")) console.error(`DATABASE_URL no abre la base de datos: ${error.message}.`);
  else console.error(error.stack);
}

/** Of PostgreSQL: a wrong user or password, a login without access, a missing database. */
const NO_ENTRY = new Set(["28000", "28P01", "3D000"]);
