import type { Import } from "@mostrador/domain/kit/import/import-schema.ts";

/** '3 creados, 1 completados, 2 fallidos', and the end state when it is not the normal one. `skips`: rows that exist are repeated. */
export function stateOf({ state, stats, undone }: Import, skips: boolean): string {
  const { created, updated, unchanged, failed } = stats;
  const known = skips ? said(unchanged, "repetido") : said(updated, "completado");
  const counts = `${said(created, "creado")}, ${known}, ${said(failed, "fallido")}`;
  if (state === "running") return `Sin terminar: ${counts}`;
  if (state === "cancelled") return `Cancelada: ${counts}`;
  if (state === "undoing") return "Deshaciéndose…";
  if (state === "undone") return `Deshecha: ${said(undone.removed, "eliminado")}`;
  return counts;
}

export function said(count: number, word: string): string {
  return `${count.toLocaleString("es-MX")} ${word}${count === 1 ? "" : "s"}`;
}
