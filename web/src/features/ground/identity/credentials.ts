// What the sign-in forms ask for, checked without the weight of a schema library: these are the first pages to load.
import type { FormSchema } from "../../../ui/form/standard-resolver.ts";

type Rule = (text: string) => string | undefined;

export const email: Rule = (text) => {
  if (!text.trim()) return "Escribe tu correo";
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim()) ? undefined : "El correo no es válido";
};
export const password: Rule = (text) => (text ? undefined : "Escribe tu contraseña");
export const newPassword: Rule = (text) => {
  if (text.length < 8) return "La contraseña debe tener al menos 8 caracteres";
  return text.length > 128 ? "La contraseña debe tener máximo 128 caracteres" : undefined;
};
export const personName: Rule = (text) => (text.trim().length >= 2 ? undefined : "Escribe tu nombre");

/** Texts by name, each under its rule; passwords are not trimmed. */
export function credentials<Name extends string>(rules: Record<Name, Rule>): FormSchema<unknown, Record<Name, string>> {
  return {
    "~standard": {
      validate: (input) => {
        const given = input as Record<string, unknown>;
        const read = (name: Name) => String(given[name] ?? "");
        const names = Object.keys(rules) as Name[];
        const issues = names.flatMap((name) => {
          const message = rules[name](read(name));
          return message ? [{ message, path: [name] }] : [];
        });
        if (issues.length > 0) return { issues };
        const trimmed = names.map((name) => [name, /password/i.test(name) ? read(name) : read(name).trim()]);
        return { value: Object.fromEntries(trimmed) as Record<Name, string> };
      },
    },
  };
}
