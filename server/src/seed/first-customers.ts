// The first customers of the demo: they write on the stand-in WhatsApp as people do, wait for the answer, and go on. What
// comes of it is the product's own work.
import { setTimeout as sleep } from "node:timers/promises";
import { CLINIC } from "./clinic.ts";
import { sendDetails } from "./outside/first-details.ts";
import { SALON } from "./salon.ts";

type Customer = { to: string; from: string; name: string; says: string[] };

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
  { to: salon, from: "2227410006", name: "Doña Lety", says: ["¿Dónde están ubicados?", "¿y en Cholula?"] },
  {
    to: clinic,
    from: "2227410007",
    name: "Jorge Salazar",
    says: ["Buen día, me urge una limpieza dental mañana", "a las 10", "si"],
  },
];

const MOST_WAIT_MS = 20_000;

export async function sendFirstCustomers(sandboxUrl: string): Promise<void> {
  await Promise.all([...CUSTOMERS.map((customer) => converse(sandboxUrl, customer)), sendDetails(sandboxUrl)]);
}

async function converse(sandboxUrl: string, { to, from, name, says }: Customer): Promise<void> {
  for (const text of says) {
    const before = await answers(sandboxUrl, to, from);
    const sent = await fetch(`${sandboxUrl}/console/messages`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ channel: "whatsapp", to, from, name, text }),
    });
    if (!sent.ok) throw new Error(`the phone answered ${sent.status}`);
    for (let waited = 0; waited < MOST_WAIT_MS; waited += 250) {
      await sleep(250);
      if ((await answers(sandboxUrl, to, from)) > before) break;
    }
  }
}

async function answers(sandboxUrl: string, to: string, from: string): Promise<number> {
  const answer = await fetch(`${sandboxUrl}/console/messages?channel=whatsapp&to=${to}&from=${from}`);
  const { messages } = (await answer.json()) as { messages: { direction: string }[] };
  return messages.filter((message) => message.direction === "out").length;
}
