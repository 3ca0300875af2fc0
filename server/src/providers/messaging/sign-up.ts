// Meta's own sign-up: a person chooses or makes an account with a number, and returns with a code. The code's key tells
// which accounts these are: what a browser says about them proves nothing.
import { type GraphAnswer, type GraphSettings, graphCall } from "./graph-call.ts";
import type { Messaging, OpenedNumber, SignUpOutcome } from "./port.ts";
import { connectFailure } from "./prove-number.ts";
import { fieldsOf, listOf, textOf } from "./read-json.ts";

const FIELDS = "id,display_phone_number,status,platform_type,is_on_biz_app,last_onboarded_time";
/** More accounts than anybody connects at once. */
const MOST_ACCOUNTS = 10;

export function signUp(
  settings: GraphSettings,
): Pick<Messaging, "signUpUrl" | "redeemSignUp" | "register" | "askForHistory"> {
  return {
    signUpUrl(state) {
      const { app, version } = settings;
      if (!app) return null;
      const query = new URLSearchParams({
        client_id: app.id,
        config_id: app.configId,
        redirect_uri: app.redirectUri,
        response_type: "code",
        override_default_response_type: "true",
        // The number may also stay in the phone's own app.
        extras: JSON.stringify({ setup: {}, featureType: "whatsapp_business_app_onboarding", sessionInfoVersion: "3" }),
        state,
      });
      return `${app.dialogUrl}/${version}/dialog/oauth?${query}`;
    },

    async redeemSignUp(code) {
      const { app } = settings;
      if (!app) return failed("Esta instalación todavía no tiene una aplicación en Meta");
      const { id: client_id, secret: client_secret, redirectUri: redirect_uri } = app;
      const query = new URLSearchParams({ client_id, client_secret, redirect_uri, code });
      const granted = await graphCall(settings, `${client_id}|${client_secret}`, "GET", `oauth/access_token?${query}`);
      if (granted.kind === "error") return failed(OVER);
      if (granted.kind !== "ok") return failed("No se pudo llegar a WhatsApp. Intenta de nuevo.");
      const accessToken = textOf(granted.body.access_token);
      if (!accessToken) return failed(OVER);
      return openedBy(settings, accessToken);
    },

    async register({ externalId, accessToken }, pin) {
      const body = { messaging_product: "whatsapp", pin };
      const answer = await graphCall(settings, accessToken, "POST", `${externalId}/register`, body);
      if (answer.kind === "ok") return { kind: "registered" };
      return failed(registerReason(answer));
    },

    async askForHistory({ externalId, accessToken }) {
      for (const sync_type of ["smb_app_state_sync", "history"]) {
        const body = { messaging_product: "whatsapp", sync_type };
        const answer = await graphCall(settings, accessToken, "POST", `${externalId}/smb_app_data`, body);
        if (answer.kind !== "ok") return failed(connectFailure(answer).reason);
      }
      return { kind: "asked" };
    },
  };
}

const OVER = "El permiso de Meta caducó o ya se usó. Empieza de nuevo desde «Conectar con Meta».";

async function openedBy(settings: GraphSettings, accessToken: string): Promise<SignUpOutcome> {
  const { id, secret } = settings.app as NonNullable<GraphSettings["app"]>;
  const path = `debug_token?input_token=${encodeURIComponent(accessToken)}`;
  const said = await graphCall(settings, `${id}|${secret}`, "GET", path);
  if (said.kind !== "ok") return failed(connectFailure(said).reason);
  const numbers: OpenedNumber[] = [];
  for (const wabaId of accountsIn(fieldsOf(said.body.data)).slice(0, MOST_ACCOUNTS)) {
    const answer = await graphCall(settings, accessToken, "GET", `${wabaId}/phone_numbers?fields=${FIELDS}&limit=100`);
    if (answer.kind !== "ok") return failed(connectFailure(answer).reason);
    numbers.push(...listOf(answer.body.data).map((number) => openedNumber(wabaId, number)));
  }
  return { kind: "granted", accessToken, numbers: numbers.filter(({ externalId }) => externalId !== "") };
}

function accountsIn(token: Record<string, unknown>): string[] {
  const scopes = listOf(token.granular_scopes).filter(({ scope }) => scope === "whatsapp_business_management");
  const ids = scopes.flatMap(({ target_ids: targets }) => (Array.isArray(targets) ? targets.map(textOf) : []));
  return [...new Set(ids)].filter((id) => /^\d{5,20}$/.test(id));
}

function openedNumber(wabaId: string, number: Record<string, unknown>): OpenedNumber {
  const onboarded = Date.parse(textOf(number.last_onboarded_time));
  return {
    wabaId,
    externalId: textOf(number.id),
    displayPhoneNumber: textOf(number.display_phone_number),
    isRegistered: number.status === "CONNECTED",
    isCoexistence: number.is_on_biz_app === true,
    onboardedAt: Number.isFinite(onboarded) ? onboarded : 0,
  };
}

function registerReason(answer: Exclude<GraphAnswer, { kind: "ok" }>): string {
  if (answer.kind !== "error") return "No se pudo llegar a WhatsApp. Intenta de nuevo.";
  if (answer.code === 133005)
    return "El número ya tiene un PIN de dos pasos. Desactívalo en Meta y conéctalo de nuevo.";
  if (answer.code === 133016) return "WhatsApp pide esperar antes de registrar este número otra vez";
  return connectFailure(answer).reason;
}

function failed(reason: string) {
  return { kind: "failed", reason } as const;
}
