import { drawChat } from "./chat-view.js";
import { composer } from "./composer.js";
import { element, paintAvatar } from "./element.js";
import { failuresDrawer } from "./failures.js";
import { openList, openMessageMenu } from "./menus.js";
import { drawPeople, peopleOf, savePerson } from "./people.js";
import { personForm } from "./person-form.js";
import { ask, canonical, listen, readable } from "./sandbox-api.js";

const TYPING_LASTS_MS = 25_000;
const find = (id) => document.getElementById(id);
const app = find("app");

/** What the page shows: which business, as whom, and their chat. */
const state = { numbers: [], conversations: [], number: undefined, person: undefined, messages: [], typing: undefined };

const write = composer({ send });
const failures = failuresDrawer(find("failures"), { changed: showBadge });

const act = {
  choose: (message, choice) => {
    const kind = message.type === "template" ? "button" : "button_reply";
    if (choice.id === "send_location") {
      return write.post({ type: "location", location: { latitude: 19.42847, longitude: -99.12766, name: "Mi casa" } });
    }
    return write.post({ type: kind, choice, replyTo: message.id });
  },
  openList: (message) =>
    openList(find("sheet"), message.list, (choice) => write.post({ type: "list_reply", choice, replyTo: message.id })),
  menu: (message, anchor) =>
    openMessageMenu(message, anchor, {
      react: (emoji) => write.post({ type: "reaction", reaction: { messageId: message.id, emoji } }),
      quote: () => write.quote(message),
      revoke: () => write.post({ type: "revoke", revoke: { messageId: message.id } }),
    }),
};

async function send(fields) {
  const { number, person } = state;
  await ask("/console/messages", "POST", {
    channel: "whatsapp",
    to: number.phoneNumberId,
    from: person.phone,
    name: person.name,
    ...fields,
  });
  savePerson({ name: person.name, phone: person.phone });
}

async function loadNumbers() {
  const { numbers: all } = await ask("/console/numbers");
  // Pages have no telephone to show: they are written to by the console's calls.
  const numbers = all.filter(({ channel }) => channel === "whatsapp");
  state.numbers = numbers;
  const wanted = state.number?.phoneNumberId ?? new URLSearchParams(location.search).get("number");
  state.number = numbers.find((one) => one.phoneNumberId === wanted) ?? numbers[0];
  const select = find("business");
  const options = numbers.map((one) =>
    element("option", { value: one.phoneNumberId }, `${one.businessName} · ${one.displayPhoneNumber}`),
  );
  select.replaceChildren(...(options.length > 0 ? options : [element("option", {}, "Ningún negocio todavía")]));
  select.disabled = numbers.length === 0;
  if (state.number) select.value = state.number.phoneNumberId;
  app.dataset.numbers = numbers.length > 0 ? "some" : "none";
}

async function loadConversations() {
  if (!state.number) state.conversations = [];
  else {
    const to = encodeURIComponent(state.number.phoneNumberId);
    state.conversations = (await ask(`/console/conversations?to=${to}`)).conversations;
  }
  drawPeople(find("people"), peopleOf(state.conversations, state.person), state.person?.phone, choosePerson);
}

async function loadChat() {
  const { number, person } = state;
  state.messages = [];
  if (number && person) {
    const query = new URLSearchParams({ channel: "whatsapp", to: number.phoneNumberId, from: person.phone });
    const { messages, name, isTyping } = await ask(`/console/messages?${query}`);
    if (state.number !== number || state.person?.phone !== person.phone) return;
    state.messages = messages;
    if (isTyping) showTyping();
    if (name && canonical(name) !== person.phone) state.person = { ...person, name };
  }
  drawHead();
  draw();
}

function choosePerson(person) {
  state.person = { name: person.name, phone: person.phone };
  state.typing = undefined;
  app.dataset.view = "chat";
  remember();
  void Promise.all([loadChat(), loadConversations()]).then(() => {
    if (matchMedia("(pointer: fine)").matches) write.focus();
  }, showOffline);
}

function remember() {
  const query = new URLSearchParams();
  if (state.number) query.set("number", state.number.phoneNumberId);
  if (state.person) query.set("from", state.person.phone);
  history.replaceState(null, "", `${location.pathname}?${query}`);
}

function drawHead() {
  const { number, person } = state;
  paintAvatar(find("chat-avatar"), number?.businessName ?? "·");
  find("chat-name").textContent = number?.businessName ?? "Sin negocio";
  find("chat-me").replaceChildren(...(person ? ["Eres ", element("b", {}, named(person))] : []));
  document.title = person && number ? `${named(person)} con ${number.businessName}` : "Escribe como si fueras cliente";
  const agent = find("agent");
  agent.hidden = !number;
  agent.setAttribute("aria-pressed", String(number?.hasAgent === true));
  agent.textContent = number?.hasAgent ? "IA de Meta: contesta" : "IA de Meta: apagada";
  write.ready(Boolean(number && person));
}

function named(person) {
  return canonical(person.name) === person.phone ? readable(person.phone) : person.name;
}

function draw() {
  const { number, person, messages, typing } = state;
  const sendText = (text) => void write.post({ text });
  const words = typing
    ? ["escribiendo…"]
    : [
        element("span", { class: "only-wide" }, number?.displayPhoneNumber ?? ""),
        element("span", { class: "only-narrow" }, person ? `Eres ${named(person)}` : ""),
      ];
  find("chat-state").replaceChildren(...words);
  drawChat(find("messages"), { messages, typing, business: number, person, act, sendText });
}

function happened(event) {
  if (event.kind === "numbers") return void loadNumbers().then(loadConversations).then(drawOnly);
  if (event.kind === "reset") return void start();
  const here = event.phoneNumberId === state.number?.phoneNumberId && event.customer === state.person?.phone;
  if (event.kind === "message") void loadConversations();
  if (!here) return;
  if (event.kind === "typing") showTyping();
  if (event.kind === "status") {
    const message = state.messages.find((one) => one.id === event.id);
    if (message) Object.assign(message, { status: event.status }, event.error ? { error: event.error } : {});
  }
  if (event.kind === "message") take(event.message);
  draw();
}

function take(message) {
  if (message.direction === "out") state.typing = undefined;
  const target = state.messages.find((one) => one.id === message.replyTo);
  if (target && message.type === "reaction") target.reaction = message.text;
  if (target && message.type === "revoke") target.revoked = true;
  if (target && message.type === "edit") target.text = message.text;
  if (!state.messages.some((one) => one.id === message.id)) state.messages.push(message);
}

function showTyping() {
  const since = Date.now();
  state.typing = since;
  setTimeout(() => {
    if (state.typing !== since) return;
    state.typing = undefined;
    draw();
  }, TYPING_LASTS_MS);
}

function drawOnly() {
  drawHead();
  draw();
}

function showBadge(active) {
  for (const badge of document.querySelectorAll("[data-badge]")) {
    badge.hidden = active === 0;
    badge.textContent = String(active);
  }
}

function showOffline() {
  find("offline").hidden = false;
}

async function start() {
  const from = new URLSearchParams(location.search).get("from");
  try {
    await loadNumbers();
    if (from && canonical(from).length >= 8) {
      const phone = canonical(from);
      const known = peopleOf([]).find((one) => one.phone === phone);
      state.person = known ?? { phone, name: phone };
      app.dataset.view = "chat";
    }
    if (!state.person && matchMedia("(min-width: 800px)").matches && state.number) {
      await loadConversations();
      const [first] = peopleOf(state.conversations);
      state.person = { name: first.name, phone: first.phone };
    }
    await loadChat();
    await loadConversations();
    find("offline").hidden = true;
  } catch {
    showOffline();
  }
}

find("business").addEventListener("change", (event) => {
  state.number = state.numbers.find((one) => one.phoneNumberId === event.currentTarget.value);
  remember();
  void Promise.all([loadChat(), loadConversations()]).catch(showOffline);
});
find("agent").addEventListener("click", () => {
  const { phoneNumberId: to, hasAgent } = state.number;
  void ask("/console/agent", "POST", { to, isOn: !hasAgent }).catch(showOffline);
});
find("back").addEventListener("click", () => {
  app.dataset.view = "people";
});
personForm({ chosen: choosePerson });
for (const opener of document.querySelectorAll("[data-open=failures]"))
  opener.addEventListener("click", failures.toggle);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") failures.close();
});
listen({ event: happened, lost: showOffline, back: () => void start() });
void start();
