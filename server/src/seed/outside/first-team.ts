// The front desk's work after the first customers have written: she takes one conversation, leaves a note in the one
// that waits for a person, and answers the one with an order. Over HTTP, as from her own browser.
import { WITH_DETAILS } from "./first-details.ts";

const DESK = "recepcion@demo.mx";
const TAKEN = "Paola R.";
const NOTED = "Regina Torres";
const NOTE = "Su factura es la del 12: la pidió con RFC nuevo. Marta le responde hoy.";

const ANSWER =
  "¡Gracias, Fernanda! Te aparto los dos productos para el viernes y te confirmo tu balayage en un momento.";

type ThreadList = { data: { threads: { _id: string; businessId: string; clientId: string; clientName: string }[] } };

export async function tellFirstTeam(productUrl: string, password: string): Promise<void> {
  const signedIn = await fetch(`${productUrl}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: DESK, password }),
  });
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(";")[0]);
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(productUrl + path, {
      method,
      headers: { cookie: cookie.join("; "), "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.json();
  };
  const { data: me } = (await call("GET", "/api/me")) as {
    data: { user: { _id: string }; memberships: { businessId: string }[] };
  };
  const { data } = (await call(
    "GET",
    `/api/thread?businessId=${me.memberships[0]?.businessId}&limit=100`,
  )) as ThreadList;
  const threadOf = (name: string) => data.threads.find(({ clientName }) => clientName === name);
  const [taken, noted] = [threadOf(TAKEN), threadOf(NOTED)];
  if (taken)
    await call("PUT", `/api/thread/${taken._id}/assignee`, { assignment: { userId: me.user._id, from: null } });
  const asked = threadOf(WITH_DETAILS.name);
  if (asked) {
    const { businessId, clientId } = asked;
    await call("POST", "/api/thread/messages", {
      message: { businessId, clientId, channel: "WhatsApp", text: ANSWER },
    });
    await call("PATCH", "/api/thread/messages", { businessId, clientId });
  }
  if (noted) await call("POST", `/api/thread/${noted._id}/notes`, { note: { text: NOTE } });
}
