// Turns refusals of the sign-in library into Spanish and our envelope.
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import { failure } from "../../../../kernel/http/envelope.ts";

export const STEP_OVER = "Pasó demasiado tiempo. Escribe otra vez tu correo y tu contraseña.";
export const WRONG_CODE = "El código no es correcto o ya se usó. Escribe el que ves ahora.";

export const NOT_OFFERED = "Esta forma de entrar no está disponible. Usa tu correo y tu contraseña.";

const TEXTS: Record<string, [text: string, path?: string]> = lookup({
  INVALID_EMAIL_OR_PASSWORD: ["El correo o la contraseña no son correctos"],
  INVALID_CODE: [WRONG_CODE, "code"],
  INVALID_BACKUP_CODE: ["Ese código de recuperación no existe o ya se usó", "code"],
  INVALID_TWO_FACTOR_COOKIE: [STEP_OVER],
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ["Demasiados intentos. Escribe otra vez tu correo y tu contraseña."],
  ACCOUNT_TEMPORARILY_LOCKED: ["Demasiados intentos. Espera 15 minutos e intenta de nuevo."],
  TOTP_ALREADY_ENABLED: ["La verificación en dos pasos ya está activa"],
  TOTP_NOT_ENABLED: ["Empieza otra vez: pide una clave nueva"],
  BACKUP_CODES_NOT_ENABLED: ["La verificación en dos pasos no está activa"],
  TWO_FACTOR_NOT_ENABLED: ["La verificación en dos pasos no está activa"],
  INVALID_EMAIL: ["El correo no es válido", "email"],
  PASSWORD_TOO_SHORT: ["La contraseña debe tener al menos 8 caracteres", "password"],
  PASSWORD_TOO_LONG: ["La contraseña debe tener máximo 128 caracteres", "password"],
  INVALID_TOKEN: ["El enlace ya no sirve. Pide uno nuevo."],
  TOKEN_EXPIRED: ["El enlace ya no sirve. Pide uno nuevo."],
  USER_NOT_FOUND: ["El enlace ya no sirve. Pide uno nuevo."],
  EMAIL_MISMATCH: ["Solo puedes confirmar tu propio correo", "email"],
  EMAIL_ALREADY_VERIFIED: ["Tu correo ya está confirmado", "email"],
  SESSION_EXPIRED: ["Tu sesión terminó. Vuelve a entrar."],
  PROVIDER_NOT_FOUND: [NOT_OFFERED],
  CREDENTIAL_ACCOUNT_NOT_FOUND: [
    "Tu cuenta aún no tiene contraseña. Pide una en '¿La olvidaste?' y vuelve a intentar.",
  ],
  UNAUTHORIZED: ["Inicia sesión para continuar"],
});

const BY_STATUS: Record<number, string> = {
  401: "Inicia sesión para continuar",
  403: "No tienes permiso para hacer esto",
  404: "No se encontró la dirección",
  429: "Demasiados intentos. Espera unos minutos e intenta de nuevo.",
};

/** `field`: where the call takes the person's own password. */
export function authText(status: number, text: string, field: "password" | "currentPassword") {
  const code = codeOf(text);
  const wrongPassword: [string, string] = [
    field === "password" ? "La contraseña no es correcta" : "La contraseña actual no es correcta",
    field,
  ];
  const [message, path] =
    code === "INVALID_PASSWORD"
      ? wrongPassword
      : (TEXTS[code] ?? [BY_STATUS[status] ?? "No se pudo completar. Revisa los datos."]);
  // A caller's input must never cause a 5xx from the library.
  const isOfCall = status >= 500 || path === "code";
  return failure(isOfCall ? 400 : status, message, path ? [{ path, message }] : undefined);
}

function codeOf(text: string): string {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === "string" ? code : "";
  } catch {
    return "";
  }
}
