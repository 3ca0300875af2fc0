// Signs up at the sandbox's Meta, step by step as a person does.
import type { Caller } from "../caller.ts";

type Back = { code: string | null; state: string | null; error: string | null };

/**
 * Chooses a number on Meta's page; returns what the browser brings back. `form` overrides what a person would fill in.
 */
export async function signUpAtMeta(
  owner: Caller,
  form: Record<string, string>,
  businessId = owner.businessId,
): Promise<Back> {
  const begun = await owner.post("/api/channel/sign-up/begin", { businessId });
  if (begun.status !== 200) throw new Error(`begin answered ${begun.status}: ${JSON.stringify(begun.body)}`);
  const page = new URL(begun.body.data.url);
  const filled = { ...Object.fromEntries(page.searchParams), decision: "allow", business: "Salón", ...form };
  const answer = await fetch(new URL("/meta/sign-up", page), {
    method: "POST",
    body: new URLSearchParams(filled),
    redirect: "manual",
  });
  const back = new URL(answer.headers.get("location") ?? "http://nowhere").searchParams;
  return { code: back.get("code"), state: back.get("state"), error: back.get("error") };
}

/** Signs in with Facebook and grants access to `pages` (default: every page of the sandbox). */
export async function signInAtFacebook(
  owner: Caller,
  { kind = "messenger", pages, form = {} }: { kind?: string; pages?: string[]; form?: Record<string, string> } = {},
  businessId = owner.businessId,
): Promise<Back> {
  const begun = await owner.post("/api/channel/facebook/begin", { businessId, kind });
  if (begun.status !== 200) throw new Error(`begin answered ${begun.status}: ${JSON.stringify(begun.body)}`);
  const page = new URL(begun.body.data.url);
  const chosen = Object.fromEntries((pages ?? []).map((id) => [`page-${id}`, "yes"]));
  const filled = { ...Object.fromEntries(page.searchParams), decision: "allow", ...chosen, ...form };
  const answer = await fetch(new URL("/meta/facebook", page), {
    method: "POST",
    body: new URLSearchParams(filled),
    redirect: "manual",
  });
  const back = new URL(answer.headers.get("location") ?? "http://nowhere").searchParams;
  return { code: back.get("code"), state: back.get("state"), error: back.get("error") };
}
