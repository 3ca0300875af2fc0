// Puts the server's errors on their fields; those without a field go above the buttons.
import type { UseFormReturn } from "react-hook-form";
import { sayError } from "../state/say-error.ts";

type DomainError = { errors?: unknown };

const FALLBACK = "No se pudo guardar. Revisa tu conexión y vuelve a intentarlo.";

/** Returns the message for the whole form, or undefined when all errors have a field. */
export function showServerErrors(form: UseFormReturn, reason: unknown, root?: string): string | undefined {
  const refusal = (reason ?? {}) as DomainError;
  const listed = Array.isArray(refusal.errors) ? refusal.errors : [];
  const fields = new Set(Object.keys(form.getValues()));
  let first = true;
  let found = 0;
  for (const { path, message: text } of listed as { path?: unknown; message?: unknown }[]) {
    const name = fieldOf(path, root);
    if (!name || !fields.has(name.split(".")[0] ?? "") || typeof text !== "string") continue;
    form.setError(name, { type: "server", message: text }, { shouldFocus: first });
    first = false;
    found += 1;
  }
  return found > 0 && found === listed.length ? undefined : sayError(reason, FALLBACK);
}

/** `contact.name` is the field `name` in a contact's form. */
function fieldOf(path: unknown, root?: string): string | undefined {
  const text = Array.isArray(path) ? path.join(".") : typeof path === "string" ? path : undefined;
  return root && text?.startsWith(`${root}.`) ? text.slice(root.length + 1) : text;
}
