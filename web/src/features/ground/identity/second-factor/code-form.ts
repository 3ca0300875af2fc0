// The schema of a code that is typed, and whether this device is trusted from now on. Without a schema library, because
// it belongs to the sign-in page.
import type { CredentialRule } from "@mostrador/domain/ground/identity/sign-in/credential.ts";
import type { FormSchema } from "../../../../ui/form/standard-resolver.ts";

export type CodeForm = { code: string; trustDevice: boolean };

export const EMPTY_CODE: CodeForm = { code: "", trustDevice: false };

export function codeForm(rule: CredentialRule): FormSchema<unknown, CodeForm> {
  return {
    "~standard": {
      validate: (input) => {
        const { code, trustDevice } = input as CodeForm;
        const message = rule(code);
        return message ? { issues: [{ message, path: ["code"] }] } : { value: { code: code.trim(), trustDevice } };
      },
    },
  };
}
