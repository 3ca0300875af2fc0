// The calls of signing in, and those that change one's own account.
import { CallError, UNKNOWN_FAILURE } from "../../../lib/client.ts";

/** True: no session was opened yet, the person's second factor comes next. */
export const signIn = async (body: { email: string; password: string }): Promise<boolean> =>
  ((await post("/api/auth/sign-in/email", body)) as { twoFactorRedirect?: boolean } | null)?.twoFactorRedirect === true;

/**
 * A new person is signed in at once; confirming the address may come later. The answer is the same for an address with
 * an account: `isSignedIn` says whether a session was opened.
 */
export const signUp = (body: { name: string; email: string; password: string }) =>
  post("/api/auth/sign-up/email", body);

/** Whether a session exists already; a failure counts as no session. */
export const isSignedIn = () =>
  send("/api/auth/get-session", { method: "GET" }).then(
    (session) => session !== null,
    () => false,
  );

export const askForReset = (email: string) => post("/api/auth/request-password-reset", { email });

export const resetPassword = (body: { newPassword: string; token: string }) => post("/api/auth/reset-password", body);

export const sendVerification = (email: string) => post("/api/auth/send-verification-email", { email });

export const changeName = (name: string) => post("/api/auth/update-user", { name });

/** Ends all other sessions of the person (D-2.1). */
export const changePassword = (body: { currentPassword: string; newPassword: string }) =>
  post("/api/auth/change-password", body);

export const verifyEmail = (token: string) =>
  send(`/api/auth/verify-email?token=${encodeURIComponent(token)}`, { method: "GET" });

export function post(path: string, body: object) {
  return send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

export async function send(path: string, request: RequestInit): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...request, credentials: "same-origin" });
  } catch {
    throw new CallError(0, "No se recibió respuesta del servidor. Verifica tu conexión a internet.");
  }
  const body = (await answer.json().catch(() => ({}))) ?? {};
  if (!answer.ok) throw new CallError(answer.status, body.message ?? UNKNOWN_FAILURE, body.errors);
  return body.data ?? null;
}
