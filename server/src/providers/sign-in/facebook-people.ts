// Sign-in with Facebook by its Graph. Facebook does not say whether an address was confirmed: none counts as confirmed.
import * as z from "zod";
import { askJson } from "./ask-json.ts";
import type { SignInProvider } from "./port.ts";

export type FacebookPeopleSettings = {
  clientId: string;
  clientSecret: string;
  urls: { auth: string; token: string; user: string };
  timeoutMs: number;
};

const Key = z.object({ access_token: z.string().min(1) });
const Person = z.object({ id: z.string().min(1), name: z.string().default(""), email: z.string().nullish() });

export function facebookPeople({ clientId, clientSecret, urls, timeoutMs }: FacebookPeopleSettings): SignInProvider {
  return {
    id: "facebook",
    authorizationUrl: urls.auth,
    clientId,
    scopes: ["public_profile", "email"],
    takesProof: false,
    async redeem({ code, redirectUri }) {
      const url = new URL(urls.token);
      const fields = { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri, code };
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
      const { access_token: key } = await askJson(url, { timeoutMs }, Key);
      return key;
    },
    async person(key) {
      const url = new URL(urls.user);
      url.searchParams.set("fields", "id,name,email");
      const headers = { authorization: `Bearer ${key}` };
      const { id, name, email } = await askJson(url, { headers, timeoutMs }, Person);
      return { subject: id, name, email: email ?? null, isConfirmed: false };
    },
  };
}
