// Mercado Pago's HTTP API: each call uses the seller's own token, each write an idempotency key. Nothing is retried
// here: only the caller knows whether that is safe.
import {
  type Payments,
  PaymentsAway,
  PaymentsRefused,
  SellerGone,
  type SellerTokens,
  type ToldPayment,
  type WantedPayment,
} from "./port.ts";

export type MercadoPagoSettings = {
  baseUrl: string;
  authUrl: string;
  clientId: string;
  clientSecret: string;
  timeoutMs: number;
};

type Json = Record<string, unknown>;
type ApiCall = { method: "GET" | "POST"; path: string; token?: string; body?: Json; key?: string };

export function mercadoPago(settings: MercadoPagoSettings): Payments {
  const { clientId, clientSecret, authUrl } = settings;
  const call = (asked: ApiCall) => callApi(settings, asked);
  const grant = async (body: Json): Promise<SellerTokens> => {
    const told = await call({
      method: "POST",
      path: "/oauth/token",
      body: { client_id: clientId, client_secret: clientSecret, ...body },
    });
    return tokensOf(told);
  };
  return {
    authorizeUrl({ redirectUrl, state, challenge }) {
      const url = new URL(authUrl);
      const asked = {
        client_id: clientId,
        response_type: "code",
        platform_id: "mp",
        state,
        redirect_uri: redirectUrl,
        code_challenge: challenge,
        code_challenge_method: "S256",
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return url.href;
    },
    exchange: ({ code, redirectUrl, verifier }) =>
      grant({ grant_type: "authorization_code", code, redirect_uri: redirectUrl, code_verifier: verifier }),
    renew: (refreshToken) => grant({ grant_type: "refresh_token", refresh_token: refreshToken }),
    async prepare(token, wanted) {
      const body = preferenceOf(wanted);
      const told = await call({ method: "POST", path: "/checkout/preferences", token, body, key: wanted.reference });
      return { id: textOf(told.id), initPoint: textOf(told.init_point) };
    },
    async read(token, id) {
      try {
        return paymentOf(await call({ method: "GET", path: `/v1/payments/${encodeURIComponent(id)}`, token }));
      } catch (error) {
        if (error instanceof NotThere) return null;
        throw error;
      }
    },
    async search(token, reference) {
      const query = new URLSearchParams({ external_reference: reference, sort: "date_created", criteria: "desc" });
      const told = await call({ method: "GET", path: `/v1/payments/search?${query}`, token });
      return (Array.isArray(told.results) ? told.results : []).map((one) => paymentOf(one as Json));
    },
    async refund(token, id, key) {
      await call({ method: "POST", path: `/v1/payments/${encodeURIComponent(id)}/refunds`, token, body: {}, key });
    },
  };
}

class NotThere extends PaymentsRefused {}

async function callApi({ baseUrl, timeoutMs }: MercadoPagoSettings, asked: ApiCall): Promise<Json> {
  const { method, path, token, body, key } = asked;
  const answer = await fetch(baseUrl + path, {
    method,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
      ...(key ? { "x-idempotency-key": key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch((error: Error) => {
    throw new PaymentsAway(`Mercado Pago did not answer: ${error.name}`);
  });
  const told = (await answer.json().catch(() => null)) as Json | null;
  if (answer.ok && told) return told;
  throw failureOf(answer.status, told);
}

function failureOf(status: number, told: Json | null): Error {
  const said = `Mercado Pago answered ${status} ${typeof told?.error === "string" ? told.error : ""}`.trim();
  if (status === 401 || told?.error === "invalid_grant") return new SellerGone(said);
  if (status === 404) return new NotThere(said);
  // 409 and 423: the same call is still under way there
  if (status === 429 || status === 409 || status === 423 || status >= 500 || status < 400)
    return new PaymentsAway(said);
  return new PaymentsRefused(said);
}

function preferenceOf(wanted: WantedPayment): Json {
  const { reference, title, amountCents, currency, backUrl, notificationUrl, from, until, isSoon } = wanted;
  const isReachable = backUrl?.startsWith("https:");
  return {
    items: [{ id: reference, title, quantity: 1, unit_price: amountCents / 100, currency_id: currency }],
    external_reference: reference,
    ...(backUrl ? { back_urls: { success: backUrl, pending: backUrl, failure: backUrl } } : {}),
    // refused for any other address
    ...(isReachable ? { auto_return: "approved" } : {}),
    ...(notificationUrl ? { notification_url: notificationUrl } : {}),
    expires: true,
    expiration_date_from: isoOf(from),
    expiration_date_to: isoOf(until),
    date_of_expiration: isoOf(until),
    ...(isSoon ? { payment_methods: { excluded_payment_types: [{ id: "ticket" }, { id: "atm" }] } } : {}),
  };
}

/** With milliseconds and an offset, as the API requires. */
function isoOf(at: number): string {
  return new Date(at).toISOString().replace("Z", "+00:00");
}

function tokensOf(told: Json): SellerTokens {
  return {
    accessToken: textOf(told.access_token),
    refreshToken: textOf(told.refresh_token),
    publicKey: textOf(told.public_key),
    seller: numberText(told.user_id),
    isLive: told.live_mode === true,
    lastsSeconds: typeof told.expires_in === "number" ? told.expires_in : 0,
  };
}

function paymentOf(told: Json): ToldPayment {
  const { date_approved: approved, date_last_updated: updated, date_created: created } = told;
  return {
    id: numberText(told.id),
    reference: typeof told.external_reference === "string" ? told.external_reference : "",
    seller: numberText(told.collector_id),
    status: textOf(told.status),
    statusDetail: typeof told.status_detail === "string" ? told.status_detail : "",
    amountCents: centsOf(told.transaction_amount),
    refundedCents: centsOf(told.transaction_amount_refunded ?? 0),
    currency: textOf(told.currency_id),
    method: typeof told.payment_method_id === "string" ? told.payment_method_id : "",
    approvedAt: typeof approved === "string" ? dateOf(approved) : null,
    saidAt: dateOf(typeof updated === "string" ? updated : textOf(created)),
  };
}

function textOf(value: unknown): string {
  if (typeof value !== "string" || value === "") throw new PaymentsAway("Mercado Pago answered without what was asked");
  return value;
}

function numberText(value: unknown): string {
  return typeof value === "number" ? String(value) : textOf(value);
}

function centsOf(value: unknown): number {
  if (typeof value !== "number" || !Number.isFinite(value)) {
    throw new PaymentsAway("Mercado Pago answered without an amount");
  }
  return Math.round(value * 100);
}

function dateOf(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new PaymentsAway("Mercado Pago answered with a date that is none");
  return date;
}
