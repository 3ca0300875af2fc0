// What people type at the door, checked with our own limits before the sign-in library sees it.
import { type Failure, failure } from "../../../../kernel/http/envelope.ts";

type Body = Record<string, unknown>;
type Rule = { path: string; check(value: unknown): string | null };

const email: Rule = {
  path: "email",
  check: (value) =>
    typeof value === "string" && value.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
      ? null
      : "El correo no es válido",
};

const password = (path: string): Rule => ({
  path,
  check: (value) =>
    typeof value !== "string" || value === ""
      ? "Este campo es requerido"
      : value.length < 8
        ? "La contraseña debe tener al menos 8 caracteres"
        : value.length > 128
          ? "La contraseña debe tener máximo 128 caracteres"
          : null,
});

const typed = (path: string): Rule => ({
  path,
  check: (value) =>
    typeof value === "string" && value !== "" && value.length <= 1_000 ? null : "Este campo es requerido",
});

const name: Rule = {
  path: "name",
  check: (value) =>
    typeof value !== "string" || value.trim() === ""
      ? "Este campo es requerido"
      : value.trim().length < 2 || value.length > 80 || /\p{Cc}/u.test(value)
        ? "El nombre debe tener de 2 a 80 caracteres"
        : null,
};

const RULES: Record<string, Rule[]> = {
  "/sign-in/email": [email, typed("password")],
  "/sign-up/email": [name, email, password("password")],
  "/request-password-reset": [email],
  "/reset-password": [password("newPassword"), typed("token")],
  "/send-verification-email": [email],
  "/change-password": [typed("currentPassword"), password("newPassword")],
};

export function checkAuthBody(path: string, bytes: Buffer | undefined): { body: Body } | { failure: Failure } {
  let body: unknown = {};
  try {
    if (bytes?.length) body = JSON.parse(bytes.toString("utf8"));
  } catch {
    return { failure: failure(400, "El contenido no es JSON válido") };
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    return { failure: failure(400, "El contenido no es JSON válido") };
  }
  const given = body as Body;
  const errors = (RULES[path] ?? []).flatMap((rule) => {
    const message = rule.check(given[rule.path]);
    return message ? [{ path: rule.path, message }] : [];
  });
  if (errors.length) return { failure: failure(400, errors[0]?.message as string, errors) };
  // Whoever knew the old password is out, on whatever device.
  return { body: path === "/change-password" ? { ...given, revokeOtherSessions: true } : given };
}
