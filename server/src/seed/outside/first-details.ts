// One customer of the demo who sends more than plain text: she comes from an advertisement, and sends a photo, a voice
// note, a place, a card, an order and a filled-in form. The front desk answers her (first-team).
import { setTimeout as sleep } from "node:timers/promises";
import { SALON } from "../salon.ts";

export const WITH_DETAILS = { name: "Fernanda Luna", from: "2227410008" };

const AD = {
  source_type: "ad",
  source_id: "120210000000000001",
  source_url: "https://fb.me/salon-agata",
  headline: "Balayage de temporada",
  body: "Agenda tu cita por WhatsApp",
  ctwa_clid: "demo-clid-1",
};

const SENT: readonly object[] = [
  { text: "Hola, vi su anuncio del balayage", referral: AD },
  { type: "image", text: "Quiero algo así" },
  { type: "audio" },
  {
    type: "location",
    location: {
      latitude: 19.0433,
      longitude: -98.1982,
      name: "Hotel Zócalo",
      address: "Portal Hidalgo 2, Centro, Puebla",
    },
  },
  { type: "contacts", contacts: [{ name: "Mariana Luna", phone: "+522227410009" }] },
  {
    type: "order",
    text: "Para recoger el viernes",
    order: {
      items: [
        { productId: "CHAMPU", quantity: 1, price: 240 },
        { productId: "CREMA", quantity: 2, price: 195 },
      ],
    },
  },
  { type: "form", form: { servicio: "Balayage", largo_del_cabello: "Hasta los hombros", color_actual: "Castaño" } },
];

export async function sendDetails(sandboxUrl: string): Promise<void> {
  for (const message of SENT) {
    const answer = await fetch(`${sandboxUrl}/console/messages`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        ...{ channel: "whatsapp", to: SALON.channel.phoneNumberId, ...WITH_DETAILS },
        ...message,
      }),
    });
    if (!answer.ok) throw new Error(`the phone answered ${answer.status}: ${await answer.text()}`);
    await sleep(400);
  }
}
