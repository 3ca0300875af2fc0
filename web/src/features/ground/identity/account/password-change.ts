// The schema of a password change: current, new, and new again, because a typing mistake would lock the person out.
import { newPassword, password } from "@mostrador/domain/ground/identity/sign-in/credential.ts";
import type { FormSchema } from "../../../../ui/form/standard-resolver.ts";
import { credentials } from "../credentials.ts";

type PasswordForm = { currentPassword: string; newPassword: string; repeatedPassword: string };

const fields = credentials({
  currentPassword: password,
  newPassword,
  repeatedPassword: (text) => (text === "" ? "Repite la contraseña nueva" : undefined),
});

export const passwordChange: FormSchema<unknown, PasswordForm> = {
  "~standard": {
    validate: async (input) => {
      const result = await fields["~standard"].validate(input);
      const typed = input as PasswordForm;
      const issues = [...(result.issues ?? [])];
      const isWrong = (name: keyof PasswordForm) => issues.some(({ path }) => path?.[0] === name);
      if (!isWrong("newPassword") && typed.newPassword === typed.currentPassword)
        issues.push({ message: "Elige una distinta de la actual", path: ["newPassword"] });
      if (!isWrong("repeatedPassword") && typed.repeatedPassword !== typed.newPassword)
        issues.push({ message: "No es igual a la contraseña nueva", path: ["repeatedPassword"] });
      return issues.length > 0 || result.issues ? { issues } : result;
    },
  },
};
