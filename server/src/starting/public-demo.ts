// Refuses on the open network: the demo, whose accounts and passwords anybody can read in our files, and the keys in
// those files. An https address counts as the open network.
import type { Env } from "../env.ts";
import { StartError } from "../kernel/start-error.ts";

/** The keys with which the demo's fake servers sign, on both sides. */
export const SANDBOX_SECRETS = {
  META_APP_SECRET: "sandbox-app-secret",
  META_VERIFY_TOKEN: "sandbox-verify-token",
  MERCADO_PAGO_CLIENT_ID: "sandbox-mp-client",
  MERCADO_PAGO_CLIENT_SECRET: "sandbox-mp-client-secret",
  MERCADO_PAGO_WEBHOOK_SECRET: "sandbox-mp-webhook-secret",
  STRIPE_SECRET_KEY: "sandbox-stripe-key",
  STRIPE_WEBHOOK_SECRET: "sandbox-stripe-webhook-secret",
  GOOGLE_CLIENT_SECRET: "sandbox-google-secret",
  HEROKU_API_KEY: "sandbox-heroku-key",
  SIGN_IN_FACEBOOK_SECRET: "sandbox-facebook-secret",
};

/** The demo's client at the fake Google. */
export const SANDBOX_GOOGLE = { id: "sandbox-google-client" };

/** The demo's application with which people sign in at the fake Facebook. */
export const SANDBOX_FACEBOOK = { id: "100000000000005" };

/** The demo's application at the fake Meta sign-up. */
export const SANDBOX_META = { id: "100000000000001", configId: "100000000000009" };

/** Every value in our files that must not be used as a secret. */
const PUBLISHED = new Set([...Object.values(SANDBOX_SECRETS), "a secret of the tests that is long enough"]);

const SECRETS = [
  "APP_SECRET",
  "META_APP_SECRET",
  "META_VERIFY_TOKEN",
  "LLM_API_KEY",
  "MERCADO_PAGO_CLIENT_SECRET",
  "MERCADO_PAGO_WEBHOOK_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "GOOGLE_CLIENT_SECRET",
  "HEROKU_API_KEY",
  "SIGN_IN_GOOGLE_SECRET",
  "SIGN_IN_FACEBOOK_SECRET",
] as const;

export const isPublic = ({ PUBLIC_URL }: Pick<Env, "PUBLIC_URL">): boolean => PUBLIC_URL?.startsWith("https:") === true;

export function refusePublicDemo(env: Env): void {
  if (isPublic(env) && env.DEMO) {
    throw new StartError(
      `PUBLIC_URL es una dirección pública (${env.PUBLIC_URL}) y las cuentas de la demo tienen una contraseña que ` +
        "cualquiera puede leer. Arranca con DEMO=0, o quita PUBLIC_URL para ver la demo en esta máquina.",
    );
  }
}

export function refusePublishedSecrets(env: Env): void {
  const known = SECRETS.filter((name) => PUBLISHED.has(env[name] ?? ""));
  if (isPublic(env) && known.length > 0) {
    throw new StartError(
      `PUBLIC_URL es una dirección pública (${env.PUBLIC_URL}) y ${known.join(", ")} tiene un valor que está escrito en ` +
        "los archivos de Mostrador. Pon uno tuyo, por ejemplo el que da: openssl rand -base64 48",
    );
  }
}

/** A demo that was seeded here earlier keeps its accounts. */
export function refuseOpenAccounts(env: Env, accounts: string[]): void {
  if (accounts.length === 0) return;
  throw new StartError(
    `PUBLIC_URL es una dirección pública (${env.PUBLIC_URL}) y en esta base de datos se entra con la contraseña de la ` +
      `demo a ${accounts.join(", ")}. Cambia esas contraseñas, o empieza con otra base de datos (DATA_DIR o DATABASE_URL).`,
  );
}
