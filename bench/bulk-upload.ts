// Imports 100,000 contacts from a workbook and compares it with a floor that only unpacks, scans and copies into a
// table with the same indexes. Also measures other calls and the server's memory. `node bench/bulk-upload.ts [rows]`
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { inflateRawSync } from "node:zlib";
import { contactSearchText } from "@mostrador/domain/business/contacts/contact-search.ts";
import { contactImport } from "@mostrador/domain/business/contacts/import/contact-import.ts";
import { checkRow } from "@mostrador/domain/kit/import/check-row.ts";
import { guessFields } from "@mostrador/domain/kit/import/headers.ts";
import { batchSizeOf, sampleOf } from "@mostrador/domain/kit/import/sampling.ts";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { readSheet } from "../web/src/lib/sheet/read-sheet.ts";
import { writeSheet } from "../web/src/lib/sheet/write-sheet.ts";
import { startBenchProduct } from "./product.ts";

const ROWS = Number(process.argv[2] ?? 100_000);
const HEADERS = ["Nombre", "Apellidos", "WhatsApp", "Tipo", "Email", "Código de País", "Fecha de Nacimiento"];

const cells = (index: number) => [
  `Ana ${index % 900}`,
  `Pérez ${index}`,
  `222${String(1_000_000 + index)}`,
  "lead",
  `u${index}@correo.mx`,
  "52",
  "1990-05-21",
];
// one row in fifty is a duplicate
const rows = Array.from({ length: ROWS }, (_, index) => cells(index % 50 === 49 ? index - 1 : index));
const bytes = await writeSheet("Contactos", HEADERS, rows);
console.log(`${ROWS} rows, ${(bytes.length / 1_048_576).toFixed(1)} MiB`);

const product = await startBenchProduct();
const floor = await floorRun();
const idle = await waits(sleep(4_000));
const before = memory();
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, memory());
}, 100);
let whole = 0;
const meanwhile = await waits(
  productRun().then((ms) => {
    whole = ms;
  }),
);
clearInterval(watch);
const { rows: counted } = await product.owner.query("select count(*)::int as n from contacts where business_id = $1", [
  product.businessId,
]);
console.log(
  `floor ${Math.round(floor)} ms, product ${Math.round(whole)} ms, ratio ${(whole / floor).toFixed(2)} (goal 2.5)`,
);
console.log(
  `others p99 idle ${idle.toFixed(1)} ms, meanwhile ${meanwhile.toFixed(1)} ms, ratio ${(meanwhile / idle).toFixed(1)} (goal 3)`,
);
console.log(`server memory ${before} MB, most ${most} MB (goal +500)`);
console.log(`contacts ${counted[0].n}, wanted ${new Set(rows.map((row) => row[2])).size}`);
await product.stop();
process.exit(0);

async function floorRun(): Promise<number> {
  const client = new pg.Client({ connectionString: product.clusterUrl });
  await client.connect();
  await client.query("create table floor_contacts (like contacts including all)");
  const begun = performance.now();
  const found = scan(bytes);
  await client.query("begin");
  await client.query(
    "create temp table sent (name text, lastname text, phone text, email text, search text) on commit drop",
  );
  const stream = client.query(copyFrom("copy sent from stdin"));
  for (let at = 1; at < found.length; at += 1_000) {
    const part = found.slice(at, at + 1_000).map((row) => {
      const [name = "", lastname = "", number = "", , email = ""] = row;
      const phone = `52${number}`;
      const of = { name, lastname, secondLastname: "", pushName: "", phone, email, customId: "" };
      return [name, lastname, phone, email, contactSearchText(of)].join("\t");
    });
    if (!stream.write(`${part.join("\n")}\n`)) await new Promise((drained) => stream.once("drain", drained));
  }
  await new Promise((done, failed) => stream.once("finish", done).once("error", failed).end());
  await client.query(
    `insert into floor_contacts (business_id, id, name, lastname, phone, whatsapp, email, search)
      select distinct on (phone) $1::uuid, gen_random_uuid(), name, lastname, phone, substr(phone, 3), email, search from sent
      on conflict do nothing`,
    [product.businessId],
  );
  await client.query("commit");
  const ms = performance.now() - begun;
  await client.query("drop table floor_contacts");
  await client.end();
  return ms;
}

/** Unpacks the file and finds the cells: no styles, no dates, no checks. */
function scan(zip: Uint8Array): string[][] {
  const buffer = Buffer.from(zip);
  const found: string[][] = [];
  const parts = new Map<string, string>();
  for (let at = buffer.indexOf("PK\x01\x02"); at >= 0; at = buffer.indexOf("PK\x01\x02", at + 4)) {
    const length = buffer.readUInt16LE(at + 28);
    const name = buffer.toString("utf8", at + 46, at + 46 + length);
    const head = buffer.readUInt32LE(at + 42);
    const from = head + 30 + buffer.readUInt16LE(head + 26) + buffer.readUInt16LE(head + 28);
    const packed = buffer.subarray(from, from + buffer.readUInt32LE(at + 20));
    parts.set(name, buffer.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed).toString() : packed.toString());
  }
  const shared = [...(parts.get("xl/sharedStrings.xml") ?? "").matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text]) => text ?? "",
  );
  let row: string[] = [];
  for (const match of (parts.get("xl/worksheets/sheet1.xml") ?? "").matchAll(
    /<row |<c r="[A-Z]+\d+"(?: s="\d+")?(?: t="(\w+)")?[^>]*>(?:<v>([^<]*)<\/v>|<is><t[^>]*>([^<]*))/g,
  )) {
    if (match[0] === "<row ") {
      row = [];
      found.push(row);
    } else row.push(match[1] === "s" ? (shared[Number(match[2])] ?? "") : (match[2] ?? match[3] ?? ""));
  }
  if (found.length !== ROWS + 1 || found[1]?.length !== HEADERS.length) throw new Error(`scanned ${found.length} rows`);
  return found;
}

/** As the worker and the page do it: read the file, check a sample, send two parts at a time. */
async function productRun(): Promise<number> {
  const begun = performance.now();
  const [header, ...sheet] = await readSheet(new File([bytes], "clientes.xlsx"), ROWS, () => {});
  const { fields } = guessFields(contactImport, header?.cells ?? []);
  const named = (index: number) => {
    const { line, cells: found } = sheet[index] as (typeof sheet)[number];
    return { row: line, ...Object.fromEntries(fields.map((field, at) => [field, found[at] ?? null])) };
  };
  for (const index of sampleOf(sheet.length))
    checkRow(contactImport, named(index), { today: "2026-11-22", country: "", monthFirst: false });
  const given = {
    fileName: "clientes.xlsx",
    fileHash: "a".repeat(64),
    rows: sheet.length,
    businessId: product.businessId,
  };
  const { _id: importId } = await send("POST", "/api/client/import", { import: given });
  const size = batchSizeOf(sheet.length);
  const parts = Math.ceil(sheet.length / size);
  let next = 0;
  const work = async () => {
    for (let part = next++; part < parts; part = next++) {
      const newClients = Array.from({ length: Math.min(size, sheet.length - part * size) }, (_, at) =>
        named(part * size + at),
      );
      const body = { newClients, bussinessId: product.businessId, batchSize: size, importId, batch: part + 1 };
      await send("POST", "/api/client/massive", body);
    }
  };
  await Promise.all([work(), work()]);
  const end = await send("PATCH", `/api/client/import/${importId}`, { state: "done" });
  console.log(JSON.stringify(end.stats));
  return performance.now() - begun;
}

async function send(method: string, path: string, body: object) {
  const headers = { ...product.headers, "content-type": "application/json" };
  const answer = await fetch(product.url + path, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${text.slice(0, 500)}`);
  return JSON.parse(text).data;
}

/** The 99th percentile of a small read of the same business, repeated for as long as `work` takes. */
async function waits(work: Promise<unknown>): Promise<number> {
  let over = false;
  void work.finally(() => {
    over = true;
  });
  const taken: number[] = [];
  while (!over) {
    const begun = performance.now();
    await fetch(`${product.url}/api/client?businessId=${product.businessId}&limit=20`, {
      headers: product.headers,
    }).then((answer) => answer.arrayBuffer());
    taken.push(performance.now() - begun);
    await sleep(15);
  }
  await work;
  return taken.sort((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? 0;
}

/** Memory of the server's process, in megabytes. */
function memory(): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, "utf8"))?.[1]) / 1_024);
}
