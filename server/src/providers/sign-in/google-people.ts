// OpenID Connect with Google. The person is read from its own address with the fresh key, so no token has to be checked.
import * as z from "zod";
import { askJson } from "./ask-json.ts";
import type { SignInProvider } from "./port.ts";

export type GooglePeopleSettings = {
  clientId: string;
  clientSecret: string;
  urls: { auth: string; token: string; user: string };
  timeoutMs: number;
};

const Key = z.object({ access_token: z.string().min(1) });
const Person = z.object({
  sub: z.string().min(1),
  name: z.string().default(""),
  email: z.string().nullish(),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
});

export function googlePeople({ clientId, clientSecret, urls, timeoutMs }: GooglePeopleSettings): SignInProvider {
  return {
    id: "google",
    authorizationUrl: urls.auth,
    clientId,
    scopes: ["openid", "email", "profile"],
    takesProof: true,
    async redeem({ code, redirectUri, verifier }) {
      const form = new URLSearchParams({
        ...{ grant_type: "authorization_code", code, redirect_uri: redirectUri },
        ...{ client_id: clientId, client_secret: clientSecret },
        ...(verifier && { code_verifier: verifier }),
      });
      const { access_token: key } = await askJson(urls.token, { method: "POST", body: form, timeoutMs }, Key);
      return key;
    },
    async person(key) {
      const headers = { authorization: `Bearer ${key}` };
      const { sub, name, email, email_verified } = await askJson(urls.user, { headers, timeoutMs }, Person);
      return { subject: sub, name, email: email ?? null, isConfirmed: email_verified };
    },
  };
}
