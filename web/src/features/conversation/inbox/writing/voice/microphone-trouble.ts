/** Why recording is not possible, and what to do. */
export function microphoneTrouble(error: unknown): string {
  return TROUBLES[error instanceof Error ? error.name : ""] ?? "No se pudo usar el micrófono. Intenta de nuevo.";
}

const NOT_ALLOWED =
  "Tu navegador no da permiso para usar el micrófono. Actívalo junto a la dirección de esta página e intenta de nuevo.";
const TROUBLES: Readonly<Record<string, string>> = {
  NotAllowedError: NOT_ALLOWED,
  SecurityError: NOT_ALLOWED,
  NotFoundError: "No se encontró ningún micrófono. Conecta uno e intenta de nuevo.",
  OverconstrainedError: "No se encontró ningún micrófono. Conecta uno e intenta de nuevo.",
  NotReadableError: "Otro programa está usando el micrófono. Ciérralo e intenta de nuevo.",
  NotSupportedError: "Este navegador no puede grabar notas de voz. Prueba con Chrome, Edge, Firefox o Safari.",
};
