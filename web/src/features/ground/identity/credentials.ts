// The schemas of the sign-in forms, without a schema library, because these pages load first. The rules match the
// server's schemas.
import type { CredentialRule } from "@mostrador/domain/ground/identity/sign-in/credential.ts";
import type { FormSchema } from "../../../ui/form/standard-resolver.ts";

/** Named texts, each with a rule; passwords are not trimmed. */
export function credentials<Name extends string>(
  rules: Record<Name, CredentialRule>,
): FormSchema<unknown, Record<Name, string>> {
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
