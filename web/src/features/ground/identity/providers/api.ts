// Which other accounts the server takes, and the way to them.
import { post, send } from "../api.ts";

export type ProviderId = "google" | "facebook";

/** None where nothing is set up, or on a name of the installation to which providers do not return. */
export const readProviders = () => send("/api/auth/providers", { method: "GET" }) as Promise<ProviderId[]>;

/** The page of the provider. `p`: where to go on afterwards. */
export async function beginWithProvider(provider: ProviderId, p: string | null): Promise<string> {
  return ((await post("/api/auth/sign-in/social", { provider, ...(p && { p }) })) as { url: string }).url;
}
