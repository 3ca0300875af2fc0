// Turns refusals of the sign-in library into Spanish and our envelope.
import { failure } from "../../../../kernel/http/envelope.ts";

const TEXTS: Record<string, [text: string, path?: string]> = {
  INVALID_EMAIL_OR_PASSWORD: ["El correo o la contraseña no son correctos"],
  INVALID_PASSWORD: ["La contraseña actual no es correcta", "currentPassword"],
  INVALID_EMAIL: ["El correo no es válido", "email"],
  PASSWORD_TOO_SHORT: ["La contraseña debe tener al menos 8 caracteres", "password"],
  PASSWORD_TOO_LONG: ["La contraseña debe tener máximo 128 caracteres", "password"],
  INVALID_TOKEN: ["El enlace ya no sirve. Pide uno nuevo."],
  TOKEN_EXPIRED: ["El enlace ya no sirve. Pide uno nuevo."],
  USER_NOT_FOUND: ["El enlace ya no sirve. Pide uno nuevo."],
  EMAIL_MISMATCH: ["Solo puedes confirmar tu propio correo", "email"],
  EMAIL_ALREADY_VERIFIED: ["Tu correo ya está confirmado", "email"],
  SESSION_EXPIRED: ["Tu sesión terminó. Vuelve a entrar."],
  UNAUTHORIZED: ["Inicia sesión para continuar"],
};

const BY_STATUS: Record<number, string> = {
  401: "Inicia sesión para continuar",
  403: "No tienes permiso para hacer esto",
  404: "No se encontró la dirección",
  429: "Demasiados intentos. Espera unos minutos e intenta de nuevo.",
};

export function authText(status: number, text: string) {
  const [message, path] = TEXTS[codeOf(text)] ?? [BY_STATUS[status] ?? "No se pudo completar. Revisa los datos."];
  // A caller's input must never cause a 5xx from the library.
  return failure(status >= 500 ? 400 : status, message, path ? [{ path, message }] : undefined);
}

function codeOf(text: string): string {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === "string" ? code : "";
  } catch {
    return "";
  }
}
