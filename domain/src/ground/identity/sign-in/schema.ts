// The fields of each sign-in call: only these reach the library that handles it (D-2.1).
import * as z from "zod";
import {
  type CredentialRule,
  codeOfPhone,
  email,
  newPassword,
  password,
  personName,
  recoveryCode,
} from "./credential.ts";

const TRUST = "Di si confías en este dispositivo";

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
export const OwnPassword = z.object({ password: held(password) });
/** `trustDevice`: the next sign-ins on this device need no code for 30 days. */
export const CodeOfPhone = z.object({
  code: held(codeOfPhone, z.string(codeOfPhone("")).transform(withoutBlanks)),
  trustDevice: z.boolean(TRUST).optional(),
});
export const RecoveryCode = z.object({
  code: held(recoveryCode, z.string(recoveryCode("")).transform(asPrinted)),
  trustDevice: z.boolean(TRUST).optional(),
});
export const NoFields = z.object({});
/** `p`: where to go on, a path of the product. The library receives the addresses of the sign-in page. */
export const WithProvider = z
  .object({
    provider: z.enum(["google", "facebook"], "Elige con qué cuenta entras"),
    p: z.string("Escribe la dirección").max(500, "La dirección es demasiado larga").optional(),
  })
  .transform(({ provider, p }) => ({
    provider,
    callbackURL: signInPage(p),
    errorCallbackURL: signInPage(p),
    newUserCallbackURL: signInPage(p ?? "/onboarding"),
    disableRedirect: true,
  }));
/** What a provider's redirect brings. It may bring more, which is ignored. */
export const ProviderReturn = z.object({
  state: z.string("Falta el estado").max(500, "El estado es demasiado largo").optional(),
  code: z.string("Falta el código").max(4000, "El código es demasiado largo").optional(),
  error: z.string("El error debe ser un texto").max(200, "El error es demasiado largo").optional(),
});

/** Only a path of our own goes on; the page itself checks it once more. */
function signInPage(p?: string): string {
  if (!p?.startsWith("/") || p.startsWith("//") || p.includes("\\")) return "/auth/ingresar";
  const written = encodeURIComponent(p.toWellFormed()).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `/auth/ingresar?p=${written}`;
}

function address() {
  return held(email, z.string(email("")).trim().toLowerCase());
}

function token() {
  const ended = "El enlace ya no sirve. Pide uno nuevo.";
  return z.string(ended).regex(/^[\w.-]{1,1000}$/, ended);
}

/** Applications show codes in two groups. */
function withoutBlanks(code: string): string {
  return code.replace(/\s/g, "");
}

/** Typed in capitals or without the dash, it is the same code. */
function asPrinted(code: string): string {
  const signs = code.toLowerCase().replace(/[\s-]/g, "");
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}

/** Text with its rule; a value that is not text gets the error of a missing one. */
function held<Read extends z.ZodType<string>>(rule: CredentialRule, read: Read = z.string(rule("")) as never) {
  return read.check((payload) => {
    const message = rule(payload.value);
    if (message) payload.issues.push({ code: "custom", message, input: payload.value });
  });
}
