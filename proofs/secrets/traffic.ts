// A day of the product in which everyone uses secrets: people sign in and reset passwords, numbers are connected,
// customers write, and external services fail and repeat their input.
import { io } from "socket.io-client";
import type { Caller, Reply } from "../../server/test/caller.ts";
import { eventually } from "../../server/test/start-sandbox-process.ts";
import { partOf } from "../part.ts";
import { goodCall } from "../world/calls.ts";
import { send } from "../world/request.ts";
import { type Side, tokenOf } from "../world/side.ts";
import { startSide } from "../world/start-side.ts";
import { type LoudProduct, PASSWORD } from "./start-loud.ts";

const MARK = "ZQS7X";
const WRITTEN = "canario de lo que escribe una clienta";
const SAID = "canario de lo que contesta la dueña";
const NEW_PASSWORD = "canario-clave-nueva-de-ana";
const WRONG_PASSWORD = "canario-clave-equivocada";

export type Traffic = {
  side: Side;
  /** May appear nowhere: not in the database, nor in any answer, frame or log. */
  secrets: Record<string, string>;
  /** May appear in the database and the answers, never in the log. */
  personal: Record<string, string>;
  answers: { what: string; text: string }[];
  frames: string[];
  /** How many of them got a good call. */
  routes: number;
};

/** A good call of one in `share` of the routes, and what people do with secrets. */
export async function makeTraffic(loud: LoudProduct, share: number): Promise<Traffic> {
  const side = await startSide(loud, loud.sandbox, MARK, await loud.person("Equipo"));
  const { owner, businessId, contactId } = side;
  const answers: Traffic["answers"] = [];
  const note = (what: string, answer: Reply) => {
    answers.push({ what, text: typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body) });
    return answer;
  };
  const { frames, close } = await listenAs(loud, owner, businessId);
  const people = await forgetKeys(loud, note);
  const code = await inviteTwice(owner, businessId, note);

  const routes = partOf(loud.routes, share);
  for (const route of routes) {
    const call = await goodCall(route.name, side);
    const answer = await send(call.as ?? owner, route, call);
    // only this answer carries the code: that is how the owner gets it
    if (route.name !== "invitation.create") note(route.name, answer);
  }
  const from = side.make.digits();
  await loud.sandbox.write({ to: side.phoneNumberId, from, text: WRITTEN, name: `Perfil ${MARK}` });
  await owner.patch(`/api/assistant/${side.assistantId}`, { isWorking: true });
  for (const status of [401, 500]) {
    loud.gate.refuseWith(status);
    await loud.sandbox.write({ to: side.phoneNumberId, from, text: `${WRITTEN} ${status}`, name: `Perfil ${MARK}` });
    note("check", await owner.post(`/api/channel/${side.channelId}/check`, {}));
    note("connect", await send(owner, routeOf(loud, "channel.connect"), await goodCall("channel.connect", side)));
    note("say", await owner.post("/api/thread/messages", { message: { businessId, clientId: contactId, text: SAID } }));
    note("forget", await owner.post("/api/auth/request-password-reset", { email: people.email }));
    await new Promise((later) => setTimeout(later, 1_500));
  }
  loud.gate.refuseWith(0);
  await ask(loud, note, side, people.email);
  await new Promise((later) => setTimeout(later, 500));
  close();
  return {
    side,
    secrets: {
      ...loud.keys,
      ...people.secrets,
      channelToken: tokenOf(MARK),
      invitation: code,
      session: owner.cookie.split("=").slice(1).join("="),
      password: PASSWORD,
      newPassword: NEW_PASSWORD,
      wrongPassword: WRONG_PASSWORD,
    },
    personal: {
      ...people.secrets,
      written: WRITTEN,
      said: SAID,
      phone: from,
      contactPhone: side.contactPhone,
      email: owner.email,
      otherEmail: people.email,
      contactEmail: `${MARK.toLowerCase()}@prueba.mx`,
    },
    answers,
    frames,
    routes: routes.length,
  };
}

type Note = (what: string, answer: Reply) => Reply;

/** A person signs in with a wrong password, requests a new one by mail, sets it, and confirms the address. */
async function forgetKeys(loud: LoudProduct, note: Note) {
  const person = await loud.person();
  const { email } = person;
  note("me", await person.get("/api/me"));
  note("wrong key", await loud.callerLike().post("/api/auth/sign-in/email", { email, password: WRONG_PASSWORD }));
  note("reset", await person.post("/api/auth/request-password-reset", { email, redirectTo: "/auth/restablecer" }));
  const tokenIn = (page: string) =>
    eventually(async () => {
      const { messages } = await loud.sandbox.call("GET", `/mail/messages?to=${encodeURIComponent(email)}`);
      for (const { text } of messages) {
        const token = new RegExp(`${page}\\?token=(\\S+)`).exec(text)?.[1];
        if (token) return decodeURIComponent(token);
      }
      throw new Error(`no mail with ${page}`);
    });
  const [verify, reset] = [await tokenIn("/auth/verificar"), await tokenIn("/auth/restablecer")];
  // one more that nobody uses: it stays in the database until it expires
  note("reset again", await person.post("/api/auth/request-password-reset", { email }));
  const set = await loud.callerLike().post("/api/auth/reset-password", { newPassword: NEW_PASSWORD, token: reset });
  if (note("set", set).status !== 200) throw new Error(`the key was not changed: ${JSON.stringify(set.body)}`);
  note("verify", await person.get(`/api/auth/verify-email?token=${encodeURIComponent(verify)}`));
  note("verify twice", await person.get(`/api/auth/verify-email?token=${encodeURIComponent(verify)}x`));
  const open = await eventually(async () => {
    const heard = [...loud.gate.heard().matchAll(/restablecer\?token=([\w%.-]+)/g)].map((found) => found[1] as string);
    const fresh = heard.find((token) => token !== reset);
    if (!fresh) throw new Error("the second mail did not come");
    return fresh;
  });
  return { email, secrets: { verify, reset, openReset: open } };
}

/** With an idempotency key, so that the answer is stored. */
async function inviteTwice(owner: Caller, businessId: string, note: Note): Promise<string> {
  const asked = { invitation: { businessId, access: "limited", permissions: [] } };
  const headers = { "idempotency-key": "canario-invitacion" };
  const first = await owner.post("/api/invitation", asked, headers);
  const again = await owner.post("/api/invitation", asked, headers);
  if (again.body.data?.code !== first.body.data.code) throw new Error(`not repeated: ${JSON.stringify(again.body)}`);
  note("members", await owner.get(`/api/member?businessId=${businessId}`));
  return first.body.data.code;
}

/** Secrets that people send to the wrong place. */
async function ask(loud: LoudProduct, note: Note, side: Side, email: string): Promise<void> {
  const { owner } = side;
  note("not JSON", await owner.post("/api/client", `{"password":"${PASSWORD}"`));
  note("not here", await owner.get(`/api/nada/${email}/${side.contactPhone}?password=${PASSWORD}`));
  note("by number", await owner.get(`/api/threadMessages/${side.contactPhone}?businessId=${side.businessId}`));
  note("handshake", await owner.get("/api/webhooks/meta?hub.mode=subscribe&hub.verify_token=x&hub.challenge=1"));
  note("unsigned", await owner.post("/api/webhooks/meta", { text: WRITTEN }));
  note("nul", await owner.post("/api/auth/sign-in/email", { email: "a\u0000@x.mx", password: PASSWORD }));
  note("session", await owner.get("/api/auth/get-session"));
  note("provider", await owner.post("/api/auth/sign-in/social", { provider: email }));
  note("list", await loud.callerLike().get("/api/openapi.json"));
}

async function listenAs(loud: LoudProduct, person: Caller, businessId: string) {
  const socket = io(loud.url, {
    transports: ["websocket"],
    extraHeaders: { cookie: person.cookie },
    reconnection: false,
  });
  const frames: string[] = [];
  socket.onAny((...told: unknown[]) => frames.push(JSON.stringify(told)));
  await new Promise<void>((ready, failed) => {
    socket.once("connect", ready);
    socket.once("connect_error", failed);
  });
  frames.push(JSON.stringify(await socket.emitWithAck("joinRooms", { rooms: [businessId] })));
  return { frames, close: () => void socket.close() };
}

function routeOf(loud: LoudProduct, name: string) {
  const found = loud.routes.find((route) => route.name === name);
  if (!found) throw new Error(`${name} is gone`);
  return found;
}
