// Collects every pattern of the product: those in the sources, and those that are built while it runs.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "@swc/core";

export type Pattern = { where: string; source: string; flags: string };

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const ROOMS = ["domain/src", "server/src", "web/src"];

/** Literals, with their file. */
export function writtenPatterns(): Pattern[] {
  const found: Pattern[] = [];
  for (const room of ROOMS) {
    for (const file of readdirSync(ROOT + room, { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
      const where = `${room}/${file}`;
      collect(
        parseSync(readFileSync(ROOT + where, "utf8"), { syntax: "typescript", tsx: file.endsWith("x") }),
        where,
        found,
      );
    }
  }
  return found;
}

function collect(node: unknown, where: string, found: Pattern[]): void {
  if (typeof node !== "object" || node === null) return;
  const { type, pattern, flags } = node as { type?: string; pattern?: string; flags?: string };
  if (type === "RegExpLiteral") found.push({ where, source: pattern ?? "", flags: flags ?? "" });
  else for (const inner of Object.values(node)) collect(inner, where, found);
}

const TALK = [
  "Hola, quiero una cita para un corte el viernes 27 de noviembre entre las 4 y las 6 de la tarde",
  "el lunes de la próxima semana a las 5 y media, o el 3 de diciembre, a fines de mes o en 15 días por la noche",
  "soy Ana López, es para mi hija Sofía, con Carmen por favor, y quiero cambiar mi cita para mañana a las 10:30 am",
  "¿cuánto cuesta? ¿a qué hora abren? quiero cancelar, no, mejor el martes pasado no, dentro de 2 horas, $250 pesos",
];

/** Patterns that the conversation and its checks build: they are recorded during a conversation. */
export async function madePatterns(): Promise<Pattern[]> {
  const found = new Map<string, Pattern>();
  const Real = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Real, {
    construct(target, given, newTarget) {
      const made = Reflect.construct(target, given, newTarget) as RegExp;
      found.set(`${made}`, { where: "made while it runs", source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    const { converse } = await import("../../../corpus/run/converse.ts");
    converse("salon", TALK);
  } finally {
    globalThis.RegExp = Real;
  }
  return [...found.values()];
}
