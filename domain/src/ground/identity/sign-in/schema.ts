// The fields of each sign-in call: only these reach the library that handles it (D-2.1).
import * as z from "zod";
import { type CredentialRule, email, newPassword, password, personName } from "./credential.ts";

export const SignUp = z.object({
  name: held(personName, z.string(personName("")).trim()),
  email: address(),
  password: held(newPassword),
});
export const SignIn = z.object({ email: address(), password: held(password) });
/** The address for an e-mail. */
export const LetterTo = z.object({ email: address() });
export const NewPassword = z.object({ newPassword: held(newPassword), token: token() });
/** Every session with the old password ends, on all devices; the caller cannot choose otherwise. */
export const ChangePassword = z
  .object({ currentPassword: held(password), newPassword: held(newPassword) })
  .transform((passwords) => ({ ...passwords, revokeOtherSessions: true }));
export const VerifyEmail = z.object({ token: token() });
export const NameOnly = z.object({ name: held(personName, z.string(personName("")).trim()) });
export const NoFields = z.object({});

function address() {
  return held(email, z.string(email("")).trim().toLowerCase());
}

function token() {
  const ended = "El enlace ya no sirve. Pide uno nuevo.";
  return z.string(ended).regex(/^[\w.-]{1,1000}$/, ended);
}

/** Text with its rule; a value that is not text gets the error of a missing one. */
function held(rule: CredentialRule, read = z.string(rule(""))) {
  return read.check((payload) => {
    const message = rule(payload.value);
    if (message) payload.issues.push({ code: "custom", message, input: payload.value });
  });
}
