// Files of conversations through HTTP. A customer's file is fetched, checked, stored and served to people who may read
// it; a file from staff is uploaded to WhatsApp first and arrives once.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { deliverWebhook } from "../../../../../test/providers/deliver-webhook.ts";
import { PDF, png, wav } from "../../../../../test/sample-files.ts";
import { type InboxShop, makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

/** The start of a frame, without any sound. */
const MP3 = Buffer.concat([Buffer.of(0xff, 0xfb, 0x90, 0x64), Buffer.alloc(417)]);
const HOUR = 3600_000;
let shift = 0;
let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ clock: () => Date.now() + shift });
});
afterEach(async () => {
  shift = 0;
  await world.sandbox.calm();
});
afterAll(() => world.close());

async function makeChat() {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  return { shop, from };
}

/** A customer sends it; returns the message once its file has the wanted state. */
async function receive(shop: InboxShop, from: string, message: object, state = "ready"): Promise<JsonBody> {
  const before = (await shop.messagesOf(from)).length;
  await shop.write(from, "", { text: undefined, ...message });
  return eventually(async () => {
    const found = (await shop.messagesOf(from))[before];
    expect(found?.media?.state).toBe(state);
    return found;
  }, 20_000);
}

const get = (path: string, shop: InboxShop | null, headers: Record<string, string> = {}) =>
  fetch(world.product.url + path, { headers: { ...(shop ? { cookie: shop.owner.cookie } : {}), ...headers } });

async function put(shop: InboxShop, bytes: Buffer, name: string): Promise<JsonBody> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), name);
  return shop.owner.send("POST", "/api/thread/files", form);
}

const sendFile = (shop: InboxShop, clientId: string, more: object): Promise<JsonBody> =>
  shop.owner.post("/api/thread/media", { message: { businessId: shop.businessId, clientId, ...more } });

async function filesOf(shop: InboxShop): Promise<JsonBody[]> {
  const { rows } = await world.product.owner.query("select * from files where business_id = $1", [shop.businessId]);
  return rows;
}

test("a file larger than usual is offered, and fetched when a person asks for it", async () => {
  const { shop, from } = await makeChat();
  const large = Buffer.concat([png(64), Buffer.alloc(6 * 1024 * 1024)]).toString("base64");
  const message = await receive(shop, from, { type: "image", media: { base64: large } }, "failed");
  expect(message).toMatchObject({ kind: "image", message: "[Imagen]" });
  expect(message.media).toMatchObject({ url: null, reason: "Pesa 6 MB. Descárgalo cuando lo quieras ver." });
  expect(message.media.size).toBeGreaterThan(6 * 1024 * 1024);
  const asked = await shop.owner.post(`/api/thread/messages/${message._id}/media`, {});
  expect(asked.body.data.media.state).toBe("waiting");
  const ready = await eventually(async () => {
    const found = (await shop.messagesOf(from)).at(-1);
    expect(found?.media?.state).toBe("ready");
    return found;
  }, 20_000);
  const given = await get(ready.media.url, shop);
  expect(given.status).toBe(200);
  // an answer that nobody reads holds its connection, and the product waits for it at its end
  expect((await given.arrayBuffer()).byteLength).toBe(ready.media.size);
});

test("a file that comes with its address alone is fetched from there", async () => {
  const { shop, from } = await makeChat();
  const { media } = await receive(shop, from, { type: "image" });
  const { rows } = await world.product.owner.query(
    "select media->>'link' as link from messages where business_id = $1 and media is not null",
    [shop.businessId],
  );
  await deliverWebhook(world.product.url, shop.phoneNumberId, {
    contacts: [{ wa_id: `521${from}`, profile: { name: "Ana" } }],
    messages: [
      {
        from: `521${from}`,
        id: `wamid.link-${from}`,
        timestamp: String(Math.floor(Date.now() / 1000)),
        type: "image",
        image: { mime_type: "image/png", url: rows[0].link },
      },
    ],
  });
  const second = await eventually(async () => {
    const found = (await shop.messagesOf(from))[1];
    expect(found?.media?.state).toBe("ready");
    return found;
  }, 20_000);
  expect(second.media.size).toBe(media.size);
});

test("a picture is fetched after the webhook, kept with its size, and given to whoever may read the conversation", async () => {
  const { shop, from } = await makeChat();
  const message = await receive(shop, from, { type: "image", text: "Así quiero el corte" });
  expect(message).toMatchObject({ kind: "image", message: "[Imagen] Así quiero el corte" });
  expect(message.media).toMatchObject({ mimeType: "image/png", width: 480, height: 320, state: "ready", reason: "" });
  const given = await get(message.media.url, shop);
  expect([given.status, given.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(Buffer.from(await given.arrayBuffer()).length).toBe(message.media.size);
  expect(given.headers.get("content-disposition")).toMatch(/^inline/);
  expect(given.headers.get("x-content-type-options")).toBe("nosniff");
  expect(given.headers.get("content-security-policy")).toContain("sandbox");
  expect(given.headers.get("cache-control")).toBe("private, no-cache");
  const saved = await get(`${message.media.url}&descargar`, shop);
  expect(saved.headers.get("content-disposition")).toMatch(/^attachment/);
});

test("nobody else is given it: neither a stranger, nor another business, nor somebody without the right, nor by guessing", async () => {
  const { shop, from } = await makeChat();
  const { media } = await receive(shop, from, { type: "image" });
  expect((await get(media.url, null)).status).toBe(401);
  const other = await makeInboxShop(world.product, world.sandbox);
  expect((await get(media.url, other)).status).toBe(404);
  const [path] = media.url.split("?");
  expect((await get(`${path}?businessId=${other.businessId}`, other)).status).toBe(404);
  const [file] = await filesOf(shop);
  expect(file).toMatchObject({ is_private: true, url: null });
  expect((await get(`/archivos/${file.key}.png`, shop)).status).toBe(404);
  expect((await get(`/archivos/private%2f${file.key}.png`, shop)).status).toBe(404);
});

test("a voice note says how long it is, and a player gets the part that it asks for", async () => {
  const { shop, from } = await makeChat();
  const { media } = await receive(shop, from, { type: "audio" });
  expect(media).toMatchObject({ mimeType: "audio/ogg", voice: true, duration: 3 });
  const part = await get(media.url, shop, { range: "bytes=0-9" });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 0-9/${media.size}`]);
  expect((await part.arrayBuffer()).byteLength).toBe(10);
});

test("a page or a drawing that could run something is a download that runs nothing; a program is not kept", async () => {
  const { shop, from } = await makeChat();
  const page = Buffer.from("<!doctype html><script>alert(1)</script>");
  const document = { base64: page.toString("base64"), mimeType: "text/html", filename: "página.html" };
  const { media } = await receive(shop, from, { type: "document", media: document });
  const given = await get(media.url, shop);
  expect(given.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(given.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''p%C3%A1gina.html");
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>").toString("base64");
  const drawing = await receive(
    shop,
    from,
    { type: "image", media: { base64: svg, mimeType: "image/svg+xml" } },
    "failed",
  );
  expect(drawing.media).toMatchObject({ url: null, reason: "El archivo no es una imagen que se pueda mostrar" });
  const again = await shop.owner.post(`/api/thread/messages/${drawing._id}/media`, {});
  expect([again.status, again.body.message]).toEqual([422, "Este archivo no se puede guardar"]);
  const elf = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(60)]).toString("base64");
  const program = await receive(
    shop,
    from,
    { type: "document", media: { base64: elf, filename: "factura.pdf" } },
    "failed",
  );
  expect(program.media.reason).toBe("Es un programa: por seguridad no se guarda");
});

test("what WhatsApp does not give now is asked for again; what it will never give says so, and a person may try again", async () => {
  const { shop, from } = await makeChat();
  await world.sandbox.fail({ graphFail: { times: 2, status: 503, code: 2, on: "all" } });
  await shop.write(from, "", { text: undefined, type: "image" });
  // Both the address and the id were tried.
  await eventually(async () => {
    expect((await world.sandbox.call("GET", "/__sandbox/failures")).graphFail.times).toBe(0);
    expect((await shop.messagesOf(from)).at(-1)?.media.state).toBe("waiting");
  }, 20_000);
  shift = 60_000;
  const late = await eventually(async () => {
    const found = (await shop.messagesOf(from)).at(-1);
    expect(found?.media?.state).toBe("ready");
    return found;
  }, 30_000);
  const again = await shop.owner.post(`/api/thread/messages/${late._id}/media`, {});
  expect([again.status, again.body.message]).toEqual([422, "El archivo ya está aquí"]);
  await world.sandbox.fail({ graphFail: { times: 2, status: 400, code: 100, on: "all" } });
  const gone = await receive(shop, from, { type: "image" }, "failed");
  expect(gone.media.reason).toBe("WhatsApp ya no tiene este archivo. Pide que te lo manden otra vez.");
  const retried = await shop.owner.post(`/api/thread/messages/${gone._id}/media`, {});
  expect(retried.body.data.media.state).toBe("waiting");
  await eventually(async () => expect((await shop.messagesOf(from)).at(-1)?.media.state).toBe("ready"), 15_000);
});

test("staff send a picture and a PDF: each is given to WhatsApp and arrives once, with caption and name", async () => {
  const { shop, from } = await makeChat();
  await shop.write(from, "¿me mandan el catálogo?");
  const { clientId } = await shop.firstThread();
  const picture = await put(shop, png(64), "corte.png");
  expect([picture.status, picture.body.data.kind, picture.body.data.mimeType]).toEqual([201, "image", "image/png"]);
  const paper = await put(shop, PDF, "lista de precios.pdf");
  const clientKey = crypto.randomUUID();
  const sent = await Promise.all(
    [1, 2].map(() => sendFile(shop, clientId, { fileId: picture.body.data.fileId, caption: "Así queda", clientKey })),
  );
  expect(new Set(sent.map(({ body }) => body.data._id)).size).toBe(1);
  expect(sent[0].body.data).toMatchObject({ kind: "image", message: "[Imagen] Así queda", status: "queued" });
  expect(sent[0].body.data.media).toMatchObject({ state: "ready", width: 64, height: 64 });
  const second = await sendFile(shop, clientId, { fileId: paper.body.data.fileId });
  expect(second.body.data.message).toBe("[Documento] lista de precios.pdf");
  await eventually(async () => expect((await shop.status(second.body.data._id)).status).toBe("read"), 20_000);
  const chat = (await world.sandbox.chat(shop.phoneNumberId, from)).filter(({ direction }) => direction === "out");
  expect(chat).toMatchObject([
    { type: "image", text: "Así queda", media: { mimeType: "image/png" } },
    { type: "document", text: "", media: { mimeType: "application/pdf", filename: "lista de precios.pdf" } },
  ]);
  const there = await fetch(`${world.sandbox.url}/console/media/${chat[0].media.id}`);
  expect(Buffer.from(await there.arrayBuffer())).toEqual(png(64));
  expect((await get(sent[0].body.data.media.url, shop)).status).toBe(200);
});

test("a recorded note arrives as a voice note, by what its bytes are; a picture is none, and other sounds go as sounds", async () => {
  const { shop, from } = await makeChat();
  const { media } = await receive(shop, from, { type: "audio" });
  const { clientId } = await shop.firstThread();
  const bytes = Buffer.from(await (await get(media.url, shop)).arrayBuffer());
  const note = (await put(shop, bytes, "nota-de-voz.ogg")).body.data;
  expect(note).toMatchObject({ kind: "audio", mimeType: "audio/ogg; codecs=opus" });
  const sent = await sendFile(shop, clientId, { fileId: note.fileId, voice: true });
  expect(sent.body.data).toMatchObject({ message: "[Audio]", media: { voice: true, duration: 3, state: "ready" } });
  const mp3 = (await put(shop, Buffer.concat([Buffer.from("ID3\x04\0\0\0\0\0\0", "latin1"), MP3]), "nota.mp3")).body
    .data;
  const sound = await sendFile(shop, clientId, { fileId: mp3.fileId, voice: true });
  await eventually(async () => expect((await shop.status(sound.body.data._id)).status).toBe("read"), 20_000);
  const chat = (await world.sandbox.chat(shop.phoneNumberId, from)).filter(({ direction }) => direction === "out");
  expect(chat.map(({ media: heard }) => [heard.mimeType, heard.voice])).toEqual([
    ["audio/ogg; codecs=opus", true],
    ["audio/mpeg", undefined],
  ]);
  expect((await get(sent.body.data.media.url, shop)).headers.get("content-type")).toBe("audio/ogg; codecs=opus");
  const picture = (await put(shop, png(), "foto.png")).body.data;
  const refused = await sendFile(shop, clientId, { fileId: picture.fileId, voice: true });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ path: "message.voice", message: "Solo un audio se puede enviar como nota de voz" }],
  ]);
});

test("sounds that WhatsApp does not play are refused in words", async () => {
  const { shop, from } = await makeChat();
  await shop.write(from, "hola");
  const { clientId } = await shop.firstThread();
  const vorbis = Buffer.concat([Buffer.from("OggS"), Buffer.alloc(24), Buffer.from("\x01vorbis"), Buffer.alloc(64)]);
  expect((await put(shop, vorbis, "cancion.ogg")).body.errors).toEqual([
    { path: "file", message: "WhatsApp solo acepta archivos OGG con sonido Opus" },
  ]);
  const { fileId } = (await put(shop, wav(), "nota.wav")).body.data;
  const sent = await sendFile(shop, clientId, { fileId, voice: true });
  expect([sent.status, sent.body.message]).toEqual([422, "WhatsApp solo acepta audios MP3, M4A, AAC, AMR u OGG"]);
});

test("what WhatsApp does not take is said before anything is sent; a foreign file is not there", async () => {
  const { shop, from } = await makeChat();
  await shop.write(from, "hola");
  const { clientId } = await shop.firstThread();
  const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 5, 6]), Buffer.alloc(18)]);
  for (const [bytes, name] of [
    [zip, "todo.zip"],
    [Buffer.alloc(0), "nada.pdf"],
  ] as const) {
    const refused = await put(shop, bytes, name);
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, "file"]);
  }
  const other = await makeInboxShop(world.product, world.sandbox);
  const foreign = await put(other, png(), "x.png");
  const stolen = await sendFile(shop, clientId, { fileId: foreign.body.data.fileId });
  expect([stolen.status, stolen.body.errors[0].path]).toEqual([404, "message.fileId"]);
  const none = await sendFile(shop, clientId, { caption: "sin archivo" });
  expect([none.status, none.body.errors[0].path]).toEqual([400, "message.fileId"]);
  const elsewhere = await sendFile(shop, clientId, { url: "https://ejemplo.mx/foto.png" });
  expect([elsewhere.status, elsewhere.body.errors[0].path]).toEqual([400, "message.url"]);
});

test("a file whose outcome nobody knows is parked, and sent again by a person with its file", async () => {
  const { shop, from } = await makeChat();
  await shop.write(from, "hola");
  const { clientId } = await shop.firstThread();
  const { body } = await put(shop, png(32), "foto.png");
  await world.sandbox.fail({ graphDropAfterAccept: 1, statusesOff: true });
  const sent = await sendFile(shop, clientId, { fileId: body.data.fileId });
  await eventually(async () => expect((await shop.status(sent.body.data._id)).status).toBe("unknown"), 20_000);
  await world.sandbox.calm();
  const early = await shop.owner.post(`/api/thread/messages/${sent.body.data._id}/resend`, {});
  expect(early.status).toBe(422);
  shift = 11 * 60_000;
  const again = await shop.owner.post(`/api/thread/messages/${sent.body.data._id}/resend`, {});
  expect(again.status).toBe(200);
  await eventually(async () => expect((await shop.status(sent.body.data._id)).status).toBe("read"), 20_000);
  const chat = await world.sandbox.chat(shop.phoneNumberId, from);
  expect(chat.filter(({ type }) => type === "image")).toHaveLength(2);
});

test("after 24 hours a file is kept as not sent, and WhatsApp is given nothing", async () => {
  const { shop, from } = await makeChat();
  await shop.write(from, "hola");
  const { clientId } = await shop.firstThread();
  const { body } = await put(shop, png(), "foto.png");
  shift = 24 * HOUR + 60_000;
  const late = await sendFile(shop, clientId, { fileId: body.data.fileId });
  expect(late.body.data).toMatchObject({ status: "failed", canResend: true });
});

test("a resource's file is sent as it is; a conversation that is deleted lets go of its files", async () => {
  const { shop, from } = await makeChat();
  await shop.write(from, "hola");
  const { clientId, _id } = await shop.firstThread();
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(png(16))]), "menu.png");
  const { url } = (await shop.owner.send("POST", "/api/cloudinary", form)).body.data;
  const sent = await sendFile(shop, clientId, { url, caption: "Nuestro menú" });
  expect(sent.status).toBe(201);
  await eventually(async () => expect((await shop.status(sent.body.data._id)).status).toBe("read"), 20_000);
  const uses = async () => {
    const asked = "select 1 from file_uses where business_id = $1";
    return (await world.product.owner.query(asked, [shop.businessId])).rowCount;
  };
  expect(await uses()).toBe(1);
  expect((await shop.owner.delete(`/api/thread/${_id}`)).status).toBe(200);
  expect(await uses()).toBe(0);
});

test("the bytes are gone from the disk: it is not there, and nothing else breaks", async () => {
  const { shop, from } = await makeChat();
  const { media } = await receive(shop, from, { type: "image" });
  const [file] = await filesOf(shop);
  const folder = world.product.product.files.folder;
  await rm(join(folder, "private", file.key.slice(0, 2), `${file.key}.png`));
  expect((await get(media.url, shop)).status).toBe(404);
});
