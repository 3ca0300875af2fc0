// The calls before a session. They speak to the sign-in service, whose answers are not wrapped like the others.
import { CallError } from "../../../lib/client.ts";

export const signIn = (body: { email: string; password: string }) => post("/api/auth/sign-in/email", body);

/** Whether the person is signed in at once, or must confirm the address first. */
export async function signUp(body: { name: string; email: string; password: string }): Promise<"in" | "confirm"> {
  const answer = await post("/api/auth/sign-up/email", { ...body, callbackURL: "/auth/verificar" });
  return answer.token ? "in" : "confirm";
}

export const askForReset = (email: string) =>
  post("/api/auth/request-password-reset", { email, redirectTo: "/auth/restablecer" });

export const resetPassword = (body: { newPassword: string; token: string }) => post("/api/auth/reset-password", body);

export const sendVerification = (email: string) =>
  post("/api/auth/send-verification-email", { email, callbackURL: "/auth/verificar" });

export const verifyEmail = (token: string) =>
  send(`/api/auth/verify-email?token=${encodeURIComponent(token)}`, { method: "GET" });

function post(path: string, body: object) {
  return send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

async function send(path: string, request: RequestInit): Promise<Record<string, unknown>> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...request, credentials: "same-origin" });
  } catch {
    throw new CallError(0, "No se recibió respuesta del servidor. Verifica tu conexión a internet.");
  }
  const body = (await answer.json().catch(() => ({}))) ?? {};
  if (!answer.ok)
    throw new CallError(answer.status, body.message ?? "No se pudo completar. Intenta de nuevo.", body.errors);
  return body;
}
