// The rules for what people type to sign up or sign in: the browser's forms and the server's shapes use the same ones.
// No schema library here: these pages load first.

/** The error in it, in Spanish; undefined when there is none. */
export type CredentialRule = (text: string) => string | undefined;

const MOST_EMAIL = 254;
const MOST_PASSWORD = 128;
const MOST_NAME = 80;

export const email: CredentialRule = (text) => {
  const address = text.trim();
  if (address === "") return "Escribe tu correo";
  return address.length <= MOST_EMAIL && ADDRESS.test(address) ? undefined : "El correo no es válido";
};

/** As chosen before: only its length is checked. */
export const password: CredentialRule = (text) => {
  if (text === "") return "Escribe tu contraseña";
  return text.length > MOST_PASSWORD ? TOO_LONG : undefined;
};

export const newPassword: CredentialRule = (text) => {
  if (text.length < 8) return "La contraseña debe tener al menos 8 caracteres";
  return text.length > MOST_PASSWORD ? TOO_LONG : undefined;
};

export const personName: CredentialRule = (text) => {
  const name = text.trim();
  // such as three zero-width blanks
  if (name.length <= MOST_NAME && !/[\p{L}\p{N}]/u.test(name)) return "Escribe tu nombre";
  if (name.length < 2 || name.length > MOST_NAME) return `El nombre debe tener de 2 a ${MOST_NAME} caracteres`;
  return HIDDEN.test(name) ? "El nombre tiene caracteres que no se permiten" : undefined;
};

/** Six digits, as an application on the phone shows them. */
export const codeOfPhone: CredentialRule = (text) =>
  /^\d{6}$/.test(text.replace(/\s/g, "")) ? undefined : "Escribe los 6 dígitos del código";

/** Ten signs, in two groups. */
export const recoveryCode: CredentialRule = (text) =>
  /^[a-z\d]{10}$/i.test(text.replace(/[\s-]/g, "")) ? undefined : "Escribe un código de recuperación, como abcde-23456";

const TOO_LONG = `La contraseña debe tener máximo ${MOST_PASSWORD} caracteres`;

/** The rule of the sign-in library for an address: every address that passes here passes there. */
const ADDRESS = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Control characters, halves of a surrogate pair, and characters that change the direction of text. */
const HIDDEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
