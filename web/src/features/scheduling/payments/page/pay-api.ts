// The payment page's server calls, without the product's client: the page is opened once, on a phone.
import type { LinkPage, PreferenceBody } from "@mostrador/domain/scheduling/payments/schema.ts";

const NOT_LOADED = "No se pudieron cargar las opciones de pago. Por favor, intenta más tarde.";

export type Failure = { status: number; message: string };
export type PayResult<Data> = { data: Data; refusal?: undefined } | { data?: undefined; refusal: Failure };

export function readLink(link: string): Promise<PayResult<LinkPage>> {
  return ask<LinkPage>(`/api/mercadopago/link?${new URLSearchParams({ a: link })}`);
}

/** `initPoint` is the address to continue at. */
export function beginPaying(link: string, page: LinkPage): Promise<PayResult<{ id: string; initPoint: string }>> {
  const { amounts, service } = page;
  const body: Partial<PreferenceBody> = {
    title: service,
    quantity: 1,
    price: amounts.due,
    originalPrice: amounts.originalPrice,
    discount: amounts.discount,
    appointment: link,
    currency: amounts.currency,
  };
  return ask("/api/mercadopago/preference", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function ask<Data>(path: string, init?: RequestInit): Promise<PayResult<Data>> {
  try {
    const answer = await fetch(path, init);
    const told = (await answer.json()) as { data?: Data; message?: string };
    if (answer.ok && told.data !== undefined) return { data: told.data };
    return { refusal: { status: answer.status, message: told.message ?? NOT_LOADED } };
  } catch {
    return { refusal: { status: 0, message: NOT_LOADED } };
  }
}
