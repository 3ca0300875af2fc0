// Two contacts of one person become one, with everything that references them, and can be separated again; also while
// others write.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterEach(() => world.sandbox.calm());
afterAll(() => world.close());

const DAY = 86_400_000;

async function makeMerging() {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const { owner, businessId, branchId, specialistIds, serviceIds } = shop;
  let hour = 0;
  const contact = async (more: object = {}): Promise<JsonBody> => {
    const client = { businessId, name: "Ana López", whatsapp: shop.newNumber(), ...more };
    const answer = await owner.post("/api/client", { client });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body.data;
  };
  const book = (clientId: string) => {
    hour += 1;
    const start = new Date(Date.now() + 20 * DAY + hour * 3 * 3_600_000).toISOString();
    const names = { businessId, branchId, specialistId: specialistIds[0], serviceId: serviceIds[0], clientId };
    return owner.post("/api/appointment", { appointment: { ...names, start, confirmOutsideHours: true } });
  };
  const merge = (keptId: string, goneId: string, more: object = {}) =>
    owner.post("/api/client/merge", { merge: { businessId, keptId, goneId, ...more } });
  const undo = (id: string) => owner.post(`/api/client/merge/${id}/undo`, {});
  const get = async (id: string): Promise<JsonBody> => (await owner.get(`/api/client/${id}`)).body.data;
  const appointmentsOf = async (id: string) =>
    (await world.product.owner.query("select id from appointments where contact_id = $1", [id])).rows.length;
  /** A contact who wrote from that number. */
  const writer = async (text: string, more: object = {}) => {
    const from = shop.newNumber();
    await shop.write(from, text, more);
    return eventually(async () => {
      const thread = (await shop.threads()).find(({ client }: JsonBody) => client.whatsapp === from);
      if (!thread) throw new Error("not there yet");
      return { from, clientId: thread.clientId as string, threadId: thread._id as string };
    });
  };
  return { ...shop, contact, book, merge, undo, get, appointmentsOf, writer };
}

/** Every row of every table that references this contact by a foreign key, except the record of the merge. */
async function named(id: string): Promise<string[]> {
  const { rows: columns } = await world.product.owner.query<{ table: string; field: string }>(
    `select c.conrelid::regclass::text as "table", a.attname as field from pg_constraint c
      cross join unnest(c.conkey, c.confkey) as pair(own, other)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
      join pg_attribute f on f.attrelid = c.confrelid and f.attnum = pair.other
      where c.contype = 'f' and c.confrelid = 'contacts'::regclass and f.attname = 'id'`,
  );
  const found = await Promise.all(
    columns.map(async ({ table, field }) => {
      const { rowCount } = await world.product.owner.query(`select from ${table} where ${field} = $1`, [id]);
      return rowCount && table !== "contact_merges" ? [`${table}.${field}`] : [];
    }),
  );
  return found.flat().sort();
}

async function fill(shop: Awaited<ReturnType<typeof makeMerging>>, clientId: string) {
  const { owner, businessId, branchId, serviceIds } = shop;
  const all = [
    await shop.book(clientId),
    await owner.post("/api/moneyMovement", {
      moneyMovement: { businessId, branchId, clientId, amount: 250, type: "in", paymentMethod: "cash" },
    }),
    await owner.post("/api/audience", { audience: { businessId, name: "Lista", clients: [clientId] } }),
    await owner.post("/api/waiting", { waiting: { businessId, clientId, serviceId: serviceIds[0], branchId } }),
    await owner.post("/api/notification", {
      notification: { businessId, clientId, text: "Hola", deliveryDate: new Date(Date.now() + 5 * DAY).toISOString() },
    }),
  ];
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 201));
}

test("what names the one that goes names the one that stays, by the catalogue, and goes back", async () => {
  const shop = await makeMerging();
  const kept = await shop.contact({ email: "" });
  const gone = await shop.contact({
    name: "Ána Lopez",
    email: "ana@correo.mx",
    type: "client",
    notes: [{ text: "x" }],
  });
  await fill(shop, gone._id);
  await fill(shop, kept._id);
  const list = await shop.owner.post("/api/audience", {
    audience: { businessId: shop.businessId, name: "Ambas", clients: [kept._id, gone._id] },
  });
  const before = { kept: await named(kept._id), gone: await named(gone._id) };
  expect(before.gone).toEqual(expect.arrayContaining(["appointments.contact_id", "waiting_entries.contact_id"]));
  const done = await shop.merge(kept._id, gone._id, { take: ["email", "type"] });
  expect([done.status, done.body.message]).toEqual([200, "Se unieron en «Ana López»."]);
  expect(done.body.data.client).toMatchObject({
    ...{ _id: kept._id, name: "Ana López", email: "ana@correo.mx", type: "client", whatsapp: kept.whatsapp },
    notes: [{ text: "x" }],
  });
  expect(await named(gone._id)).toEqual([]);
  expect(await shop.appointmentsOf(kept._id)).toBe(2);
  expect(done.body.data.client.moneyMovementIds).toHaveLength(2);
  const members = (await shop.owner.get(`/api/audience/${list.body.data._id}`)).body.data.clients;
  expect(members).toEqual([kept._id]);
  // A link to the merged contact leads to the kept one; its id cannot be used to change another contact.
  expect((await shop.get(gone._id))._id).toBe(kept._id);
  expect((await shop.owner.put(`/api/client/${gone._id}`, { client: { name: "Otra" } })).status).toBe(404);
  expect((await shop.owner.delete(`/api/client/${gone._id}`)).status).toBe(404);
  const directory = await shop.owner.get(`/api/client/directory?businessId=${shop.businessId}`);
  expect(directory.body.data.clients.map(({ _id }: JsonBody) => _id)).toContain(kept._id);
  expect(directory.body.data.clients.map(({ _id }: JsonBody) => _id)).not.toContain(gone._id);
  // The merged number still belongs to the same person.
  const taken = await shop.owner.post("/api/client", {
    client: { businessId: shop.businessId, name: "Nueva", whatsapp: gone.whatsapp },
  });
  expect([taken.status, taken.body.data.duplicate._id]).toEqual([409, kept._id]);
  // A repeated call changes nothing.
  const again = await shop.merge(kept._id, gone._id);
  expect([again.status, again.body.data.merge]).toEqual([200, done.body.data.merge]);
  expect((await shop.merge(gone._id, kept._id)).status).toBe(409);

  await shop.book(kept._id);
  await shop.owner.put(`/api/client/${kept._id}`, { client: { name: "Ana Sofía" } });
  const merges = await shop.owner.get(`/api/client/${kept._id}/merges`);
  expect(merges.body.data.map(({ goneName }: JsonBody) => goneName)).toEqual(["Ána Lopez"]);
  const undone = await shop.undo(done.body.data.merge._id);
  expect([undone.status, undone.body.message]).toEqual([200, "Son otra vez dos contactos."]);
  expect(await named(gone._id)).toEqual(before.gone);
  expect(await named(kept._id)).toEqual(before.kept);
  expect([await shop.appointmentsOf(kept._id), await shop.appointmentsOf(gone._id)]).toEqual([2, 1]);
  expect(await shop.get(gone._id)).toMatchObject({
    name: "Ána Lopez",
    email: "ana@correo.mx",
    whatsapp: gone.whatsapp,
  });
  expect(await shop.get(kept._id)).toMatchObject({ name: "Ana Sofía", email: "", type: "lead", notes: [] });
  const back = (await shop.owner.get(`/api/audience/${list.body.data._id}`)).body.data.clients;
  expect([...back].sort()).toEqual([kept._id, gone._id].sort());
  expect((await shop.undo(done.body.data.merge._id)).status).toBe(200);
  const history = (await shop.owner.get(`/api/client/${gone._id}/history`)).body.data.entries;
  expect(history.map(({ action }: JsonBody) => action)).toContain("client.unmerged");
});

test("conversations of one channel become one in the order in which they were written, and two again", async () => {
  const shop = await makeMerging();
  const kept = await shop.writer("uno");
  const gone = await shop.writer("dos");
  await shop.write(kept.from, "tres");
  await eventually(async () => expect(await shop.messagesOf(kept.from)).toHaveLength(2));
  await shop.say(gone.clientId, "cuatro");
  const done = await shop.merge(kept.clientId, gone.clientId);
  expect(done.status).toBe(200);
  const texts = async (from: string) => (await shop.messagesOf(from)).map(({ message }: JsonBody) => message);
  expect(await texts(kept.from)).toEqual(["uno", "dos", "tres", "cuatro"]);
  const threads = await shop.threads();
  expect(threads.map(({ _id, unreadCount }: JsonBody) => [_id, unreadCount])).toEqual([[kept.threadId, 3]]);
  // Messages to the second number continue in the one conversation, and are answered there.
  await shop.write(gone.from, "cinco");
  await eventually(async () => expect((await texts(kept.from)).at(-1)).toBe("cinco"));
  const { _id } = (await shop.say(kept.clientId, "seis")).body.data;
  await eventually(async () => expect((await shop.status(_id)).status).toMatch(/sent|delivered|read/));
  expect(JSON.stringify(await world.sandbox.chat(shop.phoneNumberId, gone.from))).toContain("seis");

  await shop.undo(done.body.data.merge._id);
  expect(await texts(gone.from)).toEqual(["dos", "cuatro"]);
  expect(await texts(kept.from)).toEqual(["uno", "tres", "cinco", "seis"]);
  const parted = await shop.threads();
  expect(parted.map(({ clientId }: JsonBody) => clientId).sort()).toEqual([kept.clientId, gone.clientId].sort());
  const seqs = await world.product.owner.query(
    "select thread_id, array_agg(seq order by at, id) as seqs from messages where business_id = $1 group by thread_id",
    [shop.businessId],
  );
  for (const { seqs: own } of seqs.rows) expect(own.map(Number)).toEqual(own.map((_: unknown, at: number) => at + 1));
});

test("the owner may choose the other number; the one that is left leads there, too", async () => {
  const shop = await makeMerging();
  const kept = await shop.writer("desde el primero");
  const gone = await shop.contact();
  await shop.merge(kept.clientId, gone._id, { take: ["whatsapp"] });
  expect(await shop.get(kept.clientId)).toMatchObject({ whatsapp: gone.whatsapp });
  await shop.write(kept.from, "otra vez");
  await eventually(async () => expect((await shop.threads())[0].unreadCount).toBe(2));
  expect(await shop.threads()).toHaveLength(1);
  // The second number becomes the first by an edit.
  const edited = await shop.owner.put(`/api/client/${kept.clientId}`, { client: { whatsapp: kept.from } });
  expect([edited.status, edited.body.data?.whatsapp]).toEqual([200, kept.from]);
  const another = await shop.contact();
  const taken = await shop.owner.put(`/api/client/${another._id}`, { client: { whatsapp: kept.from } });
  expect([taken.status, taken.body.data.duplicate._id]).toEqual([409, kept.clientId]);
});

test("a merge of what somebody changed meanwhile, of one with itself, or of somebody else's is refused", async () => {
  const shop = await makeMerging();
  const stranger = await makeMerging();
  const [kept, gone] = [await shop.contact(), await shop.contact()];
  const foreign = await stranger.contact();
  const seen = { kept: kept.updatedAt, gone: gone.updatedAt };
  await shop.owner.put(`/api/client/${gone._id}`, { client: { name: "Otra" } });
  expect((await shop.merge(kept._id, gone._id, { seen })).status).toBe(409);
  const same = await shop.merge(kept._id, kept._id);
  expect([same.status, same.body.errors[0].path]).toEqual([400, "merge.goneId"]);
  const other = await shop.merge(kept._id, foreign._id);
  expect([other.status, other.body.errors[0].path]).toEqual([404, "merge.goneId"]);
  const field = await shop.merge(kept._id, gone._id, { take: ["password"] });
  expect([field.status, field.body.errors[0].path]).toEqual([400, "merge.take.0"]);
  const done = await shop.merge(kept._id, gone._id);
  expect((await stranger.undo(done.body.data.merge._id)).status).toBe(404);
});

test("merges upon merges are undone in turn; after 30 days only the number is left of the one that went", async () => {
  const shop = await makeMerging();
  const [a, b, c] = [await shop.contact(), await shop.contact({ email: "b@correo.mx" }), await shop.contact()];
  await shop.book(b._id);
  const first = (await shop.merge(a._id, b._id)).body.data.merge;
  const second = (await shop.merge(c._id, a._id)).body.data.merge;
  expect((await shop.get(b._id))._id).toBe(c._id);
  expect(await shop.appointmentsOf(c._id)).toBe(1);
  const early = await shop.undo(first._id);
  expect([early.status, early.body.message]).toEqual([
    409,
    "«Ana López» se unió después con otro contacto. Deshaz primero esa unión.",
  ]);
  await shop.undo(second._id);
  expect(await shop.appointmentsOf(a._id)).toBe(1);
  expect((await shop.get(b._id))._id).toBe(a._id);
  await world.product.owner.query(
    "update contact_merges set merged_at = merged_at - interval '30 days' where id = $1",
    [first._id],
  );
  const late = await shop.undo(first._id);
  expect([late.status, late.body.message]).toEqual([409, "Ya pasaron los 30 días en que se podía deshacer."]);
  expect((await shop.owner.get(`/api/client/${a._id}/merges`)).body.data).toEqual([]);
  await world.product.owner.query("update pgboss.job set start_after = now() where name like '%forget-merge%'");
  await eventually(async () => {
    const { rows } = await world.product.owner.query("select * from contacts where id = $1", [b._id]);
    expect([rows[0].email, rows[0].name, rows[0].phone]).toEqual(["", "", `52${b.whatsapp}`]);
  });
  expect((await shop.get(b._id))._id).toBe(a._id);
  // Deleting the kept contact deletes its second numbers too.
  await shop.owner.delete(`/api/client/${a._id}`);
  expect((await shop.owner.get(`/api/client/${b._id}`)).status).toBe(404);
  const { rows } = await world.product.owner.query("select id from contacts where id = $1", [b._id]);
  expect(rows).toEqual([]);
});

test("nothing is lost that is written while two are merged", async () => {
  const shop = await makeMerging();
  for (let round = 0; round < 4; round += 1) {
    const kept = await shop.writer(`k${round}`);
    const gone = await shop.writer(`g${round}`);
    const third = await shop.contact();
    const [done, booked, written, elsewhere] = await Promise.all([
      shop.merge(kept.clientId, gone.clientId),
      Promise.all([1, 2, 3].map(() => shop.book(gone.clientId))),
      Promise.all([1, 2, 3, 4].map((n) => shop.write(gone.from, `mensaje ${n}`))),
      shop.merge(third._id, gone.clientId),
    ]);
    expect([done.status, elsewhere.status].sort()).toEqual([200, 409]);
    expect(booked.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(written).toHaveLength(4);
    const winner = done.status === 200 ? kept.clientId : third._id;
    await eventually(async () => {
      const { rows } = await world.product.owner.query(
        "select m.text from messages m join threads t on t.id = m.thread_id where t.contact_id = $1 and m.role = 'user'",
        [winner],
      );
      const texts = rows.map(({ text }: { text: string }) => text);
      expect(texts).toEqual(expect.arrayContaining([`g${round}`, ...[1, 2, 3, 4].map((n) => `mensaje ${n}`)]));
    });
    expect(await shop.appointmentsOf(winner)).toBe(3);
    expect(await named(gone.clientId)).toEqual([]);
  }
});

test("who looks alike is proposed with the reason, until somebody says that they are two", async () => {
  const shop = await makeMerging();
  const { owner, businessId } = shop;
  const base = shop.newNumber();
  const one = await shop.contact({ name: "Beatriz", lastname: "Núñez", whatsapp: base });
  const other = await shop.contact({
    name: "beatriz nunez",
    whatsapp: `${base.slice(0, 9)}${base[9] === "0" ? 1 : 0}`,
  });
  const mail = await shop.contact({ name: "Caro", email: "Caro@correo.mx" });
  const mail2 = await shop.contact({ name: "Carolina", email: "caro@correo.mx" });
  await shop.contact({ name: "Beatriz", lastname: "Núñez", whatsapp: "3339998877" });
  const list = async (): Promise<JsonBody[]> =>
    (await owner.get(`/api/client/duplicates?businessId=${businessId}`)).body.data.pairs;
  const told = (await list()).map(({ contacts, reasons }) => [
    contacts.map(({ _id }: JsonBody) => _id).sort(),
    reasons,
  ]);
  expect(told).toEqual(
    expect.arrayContaining([
      [[one._id, other._id].sort(), ["name-number"]],
      [[mail._id, mail2._id].sort(), ["email"]],
    ]),
  );
  expect(told).toHaveLength(2);
  const born = { name: "Juana Cruz", birthdate: "1980-02-03" };
  const crowd = [];
  for (let one = 0; one < 8; one += 1) crowd.push(await shop.contact(born));
  for (let one = 0; one < 8; one += 1) await shop.contact({ name: "Juana Cruz", birthdate: `1981-02-0${one + 1}` });
  const alike = await list();
  expect(alike).toHaveLength(2 + 7);
  const named = new Set(alike.slice(0, 7).flatMap(({ contacts }) => contacts.map(({ _id }: JsonBody) => _id)));
  expect([...named].sort()).toEqual(crowd.map(({ _id }) => _id).sort());
  for (const { _id } of crowd) await owner.delete(`/api/client/${_id}`);
  const pair = { businessId, oneId: mail2._id, otherId: mail._id };
  expect((await owner.post("/api/client/duplicates/apart", pair)).status).toBe(200);
  expect(await list()).toHaveLength(1);
  expect((await owner.post("/api/client/duplicates/apart", { ...pair, apart: false })).status).toBe(200);
  expect(await list()).toHaveLength(2);
  await shop.merge(one._id, other._id);
  expect(await list()).toHaveLength(1);
});

test("a merged contact is found by each of its numbers, in every search, until it is two again", async () => {
  const shop = await makeMerging();
  const [kept, gone, last] = [await shop.contact(), await shop.contact(), await shop.contact({ name: "Ana Luz" })];
  const found = async (number: string) => {
    const search = encodeURIComponent(`+52 ${number.slice(0, 3)} ${number.slice(3)}`);
    const { owner, businessId } = shop;
    const [list, directory] = await Promise.all([
      owner.get(`/api/client/search?businessId=${businessId}&search=${search}`),
      owner.get(`/api/client/directory?businessId=${businessId}&search=${search}`),
    ]);
    const ids = [...list.body.data, ...directory.body.data.clients].map(({ _id }: JsonBody) => _id);
    expect(ids.length).toBeLessThanOrEqual(2);
    return ids[0] === ids[1] ? ids[0] : ids;
  };
  const first = (await shop.merge(kept._id, gone._id)).body.data.merge;
  expect(await found(gone.whatsapp)).toBe(kept._id);
  await shop.owner.put(`/api/client/${kept._id}`, { client: { email: "ana@correo.mx" } });
  expect(await found(gone.whatsapp)).toBe(kept._id);
  const second = (await shop.merge(last._id, kept._id)).body.data.merge;
  for (const { whatsapp } of [kept, gone, last]) expect(await found(whatsapp)).toBe(last._id);
  await shop.undo(second._id);
  expect([await found(kept.whatsapp), await found(gone.whatsapp), await found(last.whatsapp)]).toEqual([
    kept._id,
    kept._id,
    last._id,
  ]);
  await shop.undo(first._id);
  expect(await found(gone.whatsapp)).toBe(gone._id);
  const again = await shop.owner.post("/api/client", {
    client: { businessId: shop.businessId, name: "Otra", whatsapp: gone.whatsapp },
  });
  expect([again.status, again.body.data.duplicate._id]).toEqual([409, gone._id]);
});
