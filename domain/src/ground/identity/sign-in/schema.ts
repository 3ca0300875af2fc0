// What each call of the sign-in takes: these fields and no other reach the library that carries it out (D-2.1).
import * as z from "zod";
import { type CredentialRule, email, newPassword, password, personName } from "./credential.ts";

export const SignUp = z.object({
  name: held(personName, z.string(personName("")).trim()),
  email: address(),
  password: held(newPassword),
});
export const SignIn = z.object({ email: address(), password: held(password) });
/** Whom to write a letter to. */
export const LetterTo = z.object({ email: address() });
export const NewPassword = z.object({ newPassword: held(newPassword), token: token() });
/** Whoever knew the old password is out, on whatever device, and the caller cannot wish otherwise. */
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

/** Text under its rule; what is no text is told like what is missing. */
function held(rule: CredentialRule, read = z.string(rule(""))) {
  return read.check((payload) => {
    const message = rule(payload.value);
    if (message) payload.issues.push({ code: "custom", message, input: payload.value });
  });
}
