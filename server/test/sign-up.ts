import { Caller } from "./caller.ts";

/** Of all people who sign up here. */
export const PASSWORD = "una-clave-larga";

/** Signs up a new person on the product at `url` and returns their caller. */
export async function signUp(url: string, name = "Ana López", password = PASSWORD): Promise<Caller> {
  const caller = new Caller(url);
  caller.email = `p-${crypto.randomUUID()}@prueba.mx`;
  await caller.post("/api/auth/sign-up/email", { name, email: caller.email, password });
  caller.userId = (await caller.get("/api/me")).body.user._id;
  return caller;
}
