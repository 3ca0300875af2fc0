// The signed-in person and their businesses. Read once into the query cache; null means nobody.
import type { getMe } from "@mostrador/domain/ground/identity/routes.ts";
import type { Me } from "@mostrador/domain/ground/identity/schema.ts";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type * as z from "zod";
import { currentBrand } from "../brand/brand.ts";
import { CallError, read } from "../client.ts";
import { rememberSignedIn } from "./remembered.ts";

type MeData = z.infer<typeof Me>;
const SESSION_KEY = ["session"] as const;

// Repeats the route's method and path, because importing the routes would add zod to the first screen.
const me = { method: "GET", path: "/api/me" } as typeof getMe;

const SESSION = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchSession(signal),
  staleTime: 60_000,
});

/** Reads the session before the first screen that needs it. Null when signed out, or without an answer. */
export const askForSession = (client: QueryClient): Promise<MeData | null> =>
  client.fetchQuery(SESSION).catch(() => null);

export type Session =
  | { status: "loading" }
  | { status: "failed"; error: unknown; retry: () => void }
  | { status: "out" }
  | ({ status: "in" } & MeData);

export function useSession(): Session {
  const query = useQuery(SESSION);
  if (query.data) return { status: "in", ...query.data };
  if (query.data === null) return { status: "out" };
  if (query.isError) return { status: "failed", error: query.error, retry: () => void query.refetch() };
  return { status: "loading" };
}

/** Call it after the person's own data changed. */
export const rereadSession = (client: QueryClient) => client.invalidateQueries({ queryKey: SESSION_KEY });

/** Signs out here and reloads the page, so that no data or draft stays for the next person. */
export const signOut = () => leaveBy("/api/auth/sign-out");

/** Signs out on this and all other devices (D-2.1). */
export const signOutEverywhere = () => leaveBy("/api/session/sign-out-everywhere");

async function leaveBy(path: string): Promise<void> {
  const answer = await fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  if (!answer.ok && answer.status !== 401) throw new CallError(answer.status, "No se pudo cerrar la sesión.");
  sessionStorage.clear();
  // files of running uploads
  indexedDB.deleteDatabase("cargas");
  rememberSignedIn(false);
  location.assign("/auth/ingresar");
}

/**
 * After a refusal. Another session may just have replaced the refused one, such as with a new password: then the refused
 * reads are made again. Otherwise the cached data belongs to a person who is out: removes all of it.
 */
export async function recheckSession(client: QueryClient): Promise<void> {
  const found = await client.fetchQuery({ ...SESSION, staleTime: 0 });
  if (found) return client.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
}

async function fetchSession(signal: AbortSignal): Promise<MeData | null> {
  try {
    const found = await read(me, { signal });
    rememberSignedIn(true);
    // late code: most people see no brand
    if (currentBrand() || found.partner || found.memberships.some(({ partner }) => partner))
      await import("../brand/own-brands.ts").then(
        (late) => late.readOwnBrands(found),
        () => undefined,
      );
    return found;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) {
      rememberSignedIn(false);
      return null;
    }
    throw error;
  }
}
