// Sign-in with Google and Facebook, by the plugin of the sign-in library over our own adapters. The library only keeps who
// the person is there: no key of a provider is stored.
import { email, personName } from "@mostrador/domain/ground/identity/sign-in/credential.ts";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { SignInProvider } from "../../../../../providers/sign-in/port.ts";

export function providerPlugin(providers: readonly SignInProvider[]) {
  return genericOAuth({
    config: providers.map((provider) => ({
      providerId: provider.id,
      clientId: provider.clientId,
      authorizationUrl: provider.authorizationUrl,
      scopes: provider.scopes,
      pkce: provider.takesProof,
      prompt: provider.id === "google" ? ("select_account" as const) : undefined,
      getToken: async ({ code, redirectURI, codeVerifier }) => ({
        accessToken: await provider.redeem({
          code,
          redirectUri: redirectURI,
          verifier: provider.takesProof ? (codeVerifier ?? null) : null,
        }),
      }),
      getUserInfo: async ({ accessToken }) => {
        const person = await provider.person(accessToken ?? "").catch(() => null);
        if (!person) return null;
        const address = addressOf(person.email);
        return {
          id: person.subject,
          ...(address && { email: address }),
          emailVerified: person.isConfirmed,
          name: nameOf(person.name, address),
        };
      },
    })),
  });
}

/** The address by our own rule; one that breaks it counts as none. */
function addressOf(told: string | null): string | undefined {
  const address = told?.trim().toLowerCase();
  return address && email(address) === undefined ? address : undefined;
}

/** The provider's name for the person where our rule takes it, else the first part of the address. */
function nameOf(told: string, address = ""): string {
  const choices = [told.trim().slice(0, MOST_NAME).trim(), address.split("@")[0] ?? ""];
  return choices.find((name) => personName(name) === undefined) ?? "Sin nombre";
}

const MOST_NAME = 80;

/** What is never kept of an account at a provider. */
export const WITHOUT_KEYS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};
