// What people type to sign up or to sign in, each under one rule: the forms of the browser and the server's shapes say the
// same of it. No schema library here: the pages that ask for these are the first to load.

/** What is wrong with it, in Spanish; undefined when nothing is. */
export type CredentialRule = (text: string) => string | undefined;

const MOST_EMAIL = 254;
const MOST_PASSWORD = 128;
const MOST_NAME = 80;

export const email: CredentialRule = (text) => {
  const address = text.trim();
  if (address === "") return "Escribe tu correo";
  return address.length <= MOST_EMAIL && ADDRESS.test(address) ? undefined : "El correo no es válido";
};

/** As somebody chose it once: only its length is looked at. */
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
  // such as three blanks of no width
  if (name.length <= MOST_NAME && !/[\p{L}\p{N}]/u.test(name)) return "Escribe tu nombre";
  if (name.length < 2 || name.length > MOST_NAME) return `El nombre debe tener de 2 a ${MOST_NAME} caracteres`;
  return HIDDEN.test(name) ? "El nombre tiene caracteres que no se permiten" : undefined;
};

const TOO_LONG = `La contraseña debe tener máximo ${MOST_PASSWORD} caracteres`;

/** What the sign-in library takes for an address: whatever passes here passes there. */
const ADDRESS = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Control characters, halves of a pair, and those that turn the direction of what follows. */
const HIDDEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
