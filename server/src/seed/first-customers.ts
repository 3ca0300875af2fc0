// The first customers of the demo: they write on the fake WhatsApp, Messenger and Instagram as people do, wait for the
// answer, and continue. The product itself does the rest.
import { setTimeout as sleep } from "node:timers/promises";
import { CLINIC } from "./clinic.ts";
import { sendDetails } from "./outside/first-details.ts";
import { SALON } from "./salon.ts";

type Customer = {
  channel?: "whatsapp" | "messenger" | "instagram";
  to: string;
  from: string;
  name: string;
  says: string[];
};

const salon = SALON.channel.phoneNumberId;
const clinic = CLINIC.channel.phoneNumberId;

const CUSTOMERS: Customer[] = [
  {
    to: salon,
    from: "2227410001",
    name: "Andrea Cuautle",
    says: [
      "Hola! buenas tardes, quiero un corte de dama con Marta el próximo martes a las 11",
      "sí, por favor",
      "gracias 😊",
    ],
  },
  {
    to: salon,
    from: "2227410002",
    name: "Paola R.",
    says: ["hola cuánto cuesta el balayage?", "y a qué hora abren el sábado?"],
  },
  {
    to: salon,
    from: "2227410003",
    name: "Memo",
    says: ["buenas, tienen lugar pasado mañana para corte de caballero?", "a las 5 con Luis", "va"],
  },
  {
    to: salon,
    from: "2227410004",
    name: "Regina Torres",
    says: ["Necesito hablar con una persona, es sobre mi factura"],
  },
  {
    to: salon,
    from: "2227410005",
    name: "Ximena Flores",
    says: ["holaa quiero uñas de gelish", "el viernes en la tarde", "el primero que tengas", "sale"],
  },
  {
    channel: "messenger",
    to: SALON.page?.pageId ?? "",
    from: "carmen.rojas",
    name: "Carmen Rojas",
    says: ["Hola, vi su página. ¿Cuánto cuesta un corte de dama?", "¿y qué días abren?"],
  },
  {
    channel: "instagram",
    to: SALON.page?.instagram.id ?? "",
    from: "fer.morales",
    name: "Fer Morales",
    says: ["Holaa, me encantó su último reel 😍", "¿dónde están ubicados?"],
  },
  { to: salon, from: "2227410006", name: "Doña Lety", says: ["¿Dónde están ubicados?", "¿y en Cholula?"] },
  {
    to: clinic,
    from: "2227410007",
    name: "Jorge Salazar",
    says: ["Buen día, me urge una limpieza dental mañana", "a las 10", "si"],
  },
];

const page = { channel: "messenger", to: SALON.page?.pageId ?? "", post: "balayage" } as const;
const account = { channel: "instagram", to: SALON.page?.instagram.id ?? "", post: "uñas de otoño" } as const;

/** Comments under two posts of the salon. */
const COMMENTS = [
  { ...page, from: "Lupita Sánchez", text: "¡Qué bonito color! ¿Cuánto cuesta en cabello largo?" },
  { ...page, from: "Mariana Téllez", text: "¿Tienen lugar este sábado?" },
  { ...account, from: "dany.nails", text: "Las quiero todas 😍" },
  { ...account, from: "sofi_puebla", text: "¿En qué sucursal las hacen?" },
];

/** A machine under load takes long: a "yes" must not come before its question. */
const MOST_WAIT_MS = 120_000;

export async function sendFirstCustomers(sandboxUrl: string): Promise<void> {
  await Promise.all([...CUSTOMERS.map((customer) => converse(sandboxUrl, customer)), sendDetails(sandboxUrl)]);
  for (const comment of COMMENTS) await post(`${sandboxUrl}/console/comments`, comment);
}

async function post(url: string, body: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const sent = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!sent.ok) throw new Error(`the phone answered ${sent.status}`);
}

async function converse(sandboxUrl: string, { channel = "whatsapp", to, from, name, says }: Customer): Promise<void> {
  for (const [at, text] of says.entries()) {
    const before = await answers(sandboxUrl, channel, to, from);
    await post(`${sandboxUrl}/console/messages`, { channel, to, from, name, text });
    if (at === says.length - 1) return;
    for (let waited = 0; waited < MOST_WAIT_MS; waited += 250) {
      await sleep(250);
      if ((await answers(sandboxUrl, channel, to, from)) > before) break;
    }
  }
}

async function answers(sandboxUrl: string, channel: string, to: string, from: string): Promise<number> {
  const answer = await fetch(`${sandboxUrl}/console/messages?channel=${channel}&to=${to}&from=${from}`);
  const { messages } = (await answer.json()) as { messages: { direction: string }[] };
  return messages.filter((message) => message.direction === "out").length;
}
