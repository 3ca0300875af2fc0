// Measures writes: bookings and incoming webhooks. Each request is unique: another slot, another message.
import { createHmac } from "node:crypto";
import { type Case, load } from "../measure.ts";
import { APP_SECRET, type BenchProduct, PHONE_NUMBER_ID } from "../product.ts";

let next = 0;

export async function writeCases(product: BenchProduct, raw: string): Promise<Case[]> {
  const { url, headers } = product;
  const json = { ...headers, "content-type": "application/json" };
  const intake = (address: string, make: (index: number) => { body: string; headers: Record<string, string> }) =>
    load({
      url: address,
      method: "POST",
      headers: json,
      setupClient: (client) => {
        const renew = () => {
          const { body, headers } = make(next++);
          client.setHeadersAndBody({ ...json, ...headers }, body);
        };
        renew();
        client.on("response", renew);
      },
    });
  return [
    {
      name: "booking",
      goal: 0.5,
      unit: "req/s",
      product: () => bookings(product),
      raw: async () =>
        (
          await book(`${raw}/book`, headers, ({ specialist, start, index }) => ({
            name: "Ana",
            phone: `+5${index}`,
            specialist: specialist + 1,
            start,
          }))
        ).rate,
    },
    {
      name: "webhook intake",
      goal: 0.7,
      unit: "req/s",
      product: async () => (await intake(`${url}/api/webhooks/meta`, signed)).rate,
      raw: async () =>
        (
          await intake(`${raw}/hook`, (index) => ({
            body: JSON.stringify({ contact: 1 + (index % 50_000), text: `hola ${index}`, id: `x${index}` }),
            headers: {},
          }))
        ).rate,
    },
  ];
}

/** Appointments booked a second, each at a different hour. */
export async function bookings({ url, headers, businessId, branchId, serviceId, specialistIds, owner }: BenchProduct) {
  const { rows } = await owner.query("select id from contacts where business_id = $1 limit 1000", [businessId]);
  const clients = rows.map((row: { id: string }) => row.id);
  const { rate } = await book(`${url}/api/appointment`, headers, ({ specialist, start, index }) => ({
    appointment: {
      businessId,
      branchId,
      serviceId,
      specialistId: specialistIds[specialist],
      clientId: clients[index % clients.length],
      start,
    },
  }));
  return rate;
}

function book(url: string, headers: Record<string, string>, body: (place: Place) => object) {
  return load({
    url,
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    setupClient: (client) => {
      const renew = () => client.setBody(JSON.stringify(body(placeOf(next++))));
      renew();
      client.on("response", renew);
    },
  });
}

type Place = { index: number; specialist: number; start: string };

/** The next hour from 8 to 21 on a day far ahead; no two are the same. */
function placeOf(index: number): Place {
  const hour = 8 + (Math.floor(index / 10) % 14);
  const day = 100 + Math.floor(index / 140);
  const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
  return { index, specialist: index % 10, start: `${date}T${String(hour).padStart(2, "0")}:00:00-06:00` };
}

function signed(index: number) {
  const from = `52222${String(index % 10_000_000).padStart(7, "0")}`;
  const message = {
    from,
    id: `wamid.bench${index}`,
    timestamp: "1764000000",
    type: "text",
    text: { body: `hola ${index}` },
  };
  const value = {
    messaging_product: "whatsapp",
    metadata: { display_phone_number: "522221234567", phone_number_id: PHONE_NUMBER_ID },
    contacts: [{ profile: { name: "Ana" }, wa_id: from }],
    messages: [message],
  };
  const changes = [{ field: "messages", value }];
  const body = JSON.stringify({ object: "whatsapp_business_account", entry: [{ id: "1", changes }] });
  const signature = createHmac("sha256", APP_SECRET).update(body).digest("hex");
  return { body, headers: { "x-hub-signature-256": `sha256=${signature}` } };
}
