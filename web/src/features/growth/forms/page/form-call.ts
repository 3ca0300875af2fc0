// The server calls of the page of a form, without the product's client: the page is opened once, on a phone.
import type { NewFormAnswer, PublicForm } from "@mostrador/domain/growth/forms/schema.ts";

const NOT_LOADED = "No se pudo cargar el formulario. Revisa tu conexión e intenta de nuevo.";
const NOT_SENT = "No se pudieron enviar tus respuestas. Siguen aquí: revisa tu conexión e intenta de nuevo.";

/** What the server, or the line to it, said instead of an answer. */
export class FormRefusal extends Error {
  readonly status: number;
  readonly errors: readonly { path: string; message: string }[];

  constructor(status: number, message: string, errors: FormRefusal["errors"] = []) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

export function readPublicForm(): Promise<PublicForm> {
  return ask(pathOf(""), {}, NOT_LOADED);
}

export function sendAnswer(answer: Omit<NewFormAnswer, "person"> & { person?: object }): Promise<{ _id: string }> {
  const headers = { "content-type": "application/json" };
  return ask(pathOf("/answer"), { method: "POST", headers, body: JSON.stringify({ answer }) }, NOT_SENT);
}

/** `/f/{code}?c=…` */
function pathOf(end: string): string {
  const code = location.pathname.split("/")[2] || "-";
  const c = new URLSearchParams(location.search).get("c");
  return `/api/f/${encodeURIComponent(code)}${end}${c === null ? "" : `?${new URLSearchParams({ c })}`}`;
}

async function ask<Data>(path: string, init: RequestInit, failed: string): Promise<Data> {
  const answer = await fetch(path, init).catch(() => null);
  const said = (await answer?.json().catch(() => null)) as {
    data?: Data;
    message?: string;
    errors?: FormRefusal["errors"];
  } | null;
  if (answer?.ok && said?.data !== undefined) return said.data;
  throw new FormRefusal(answer?.status ?? 0, said?.message || failed, said?.errors);
}
