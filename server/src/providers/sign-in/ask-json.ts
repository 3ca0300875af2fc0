import type * as z from "zod";

/** Asks a provider of sign-ins and reads its answer. What it refuses is an error without its words. */
export async function askJson<Of extends z.ZodType>(
  url: URL | string,
  request: RequestInit & { timeoutMs: number },
  shape: Of,
): Promise<z.infer<Of>> {
  const { timeoutMs, ...init } = request;
  const answer = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`The provider of the sign-in answered ${answer.status}`);
  const read = shape.safeParse(await answer.json().catch(() => null));
  if (!read.success) throw new Error("The provider of the sign-in answered in an unknown form");
  return read.data;
}
