// The texts of a resource page, made from its noun.
import type { ResourceNoun } from "./resource-data.ts";

export function resourceWords({ one, many, gender, isPerson = false }: ResourceNoun) {
  const title = capital(many);
  const ending = gender === "m" ? "o" : "a";
  const named = (label: string) => (isPerson ? `a ${label}` : `«${label}»`);
  const say = (labels: readonly string[], single: string, plural: string) =>
    labels.length === 1 ? `Se ${single} ${named(labels[0] as string)}` : `Se ${plural} ${labels.length} ${many}`;
  return {
    many,
    title,
    archivedTitle: `${title} Archivad${ending}s`,
    add: `Registrar ${one}`,
    edit: `Editar ${one}`,
    search: `Buscar ${one}`,
    noneArchived: `No hay ${many} archivad${ending}s.`,
    unknown: `No se encontró ${isPerson ? "a " : ""}${gender === "m" ? "este" : "esta"} ${one}`,
    archived: (labels: readonly string[]) => say(labels, "archivó", "archivaron"),
    unarchived: (labels: readonly string[]) => say(labels, "recuperó", "recuperaron"),
    removed: (labels: readonly string[]) => say(labels, "eliminó", "eliminaron"),
    /** Some of the rows to delete. */
    archivedInstead: (count: number) =>
      `${count} ${count === 1 ? "tiene registros: se archivó" : "tienen registros: se archivaron"} en lugar de eliminarse.`,
    full: (most: number) =>
      `Tu plan permite hasta ${most.toLocaleString("es-MX")} ${many}. Archiva o elimina ${gender === "m" ? "uno" : "una"} para registrar otr${ending}.`,
    failed: (count: number, why: string) => `${count} no se ${count === 1 ? "pudo" : "pudieron"} cambiar. ${why}`,
  };
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
