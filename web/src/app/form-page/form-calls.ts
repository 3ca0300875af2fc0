// The calls of the page of a form. They are called by address: importing them would also load their validation, which
// the server does anyway.
import type * as routes from "@mostrador/domain/growth/forms/routes.ts";
import { call, read } from "../../lib/client.ts";

const getPublicForm = { method: "GET", path: "/api/f/:code" } as typeof routes.getPublicForm;
const answerForm = { method: "POST", path: "/api/f/:code/answer" } as typeof routes.answerForm;

type Answer = NonNullable<NonNullable<Parameters<typeof call<typeof answerForm>>[1]>["body"]>["answer"];

/** `/f/{code}?c=…` */
function here() {
  const c = new URLSearchParams(location.search).get("c");
  return { params: { code: location.pathname.split("/")[2] || "-" }, query: c === null ? {} : { c } };
}

export const readForm = (signal: AbortSignal) => read(getPublicForm, { ...here(), signal });
export const sendAnswer = (answer: Answer) => call(answerForm, { ...here(), body: { answer } });
