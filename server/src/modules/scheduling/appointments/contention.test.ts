// Concurrent calls: exactly one gets the slot, and no caller gets an error that is not theirs (D-4.3).
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

const NOW = Date.parse("2026-11-23T08:00:00-06:00");
/** `proofs/booking/one-slot.prove.ts` repeats it often. */
const ROUNDS = 3;
const CALLERS = 50;
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => NOW });
});
afterAll(() => product.close());

/** Ten-minute slots from 9 on, days from the 23rd on: more than any test takes. */
const placeOf = (index: number) => {
  const minutes = 540 + 60 * (index % 8);
  const day = new Date(Date.parse("2026-11-23T00:00Z") + Math.floor(index / 8) * 86_400_000).toISOString().slice(0, 10);
  return `${day}T${String(minutes / 60).padStart(2, "0")}:00:00-06:00`;
};

async function makeClient({ owner, businessId }: Shop): Promise<string> {
  const answer = await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2225556677" } });
  return answer.body.data._id;
}

function bodyOf(shop: Shop, clientId: string, start: string, specialist = 0) {
  const { businessId, branchId, serviceIds, specialistIds } = shop;
  const named = { businessId, branchId, serviceId: serviceIds[0], specialistId: specialistIds[specialist], clientId };
  return { appointment: { ...named, start, confirmOutsideHours: true } };
}

async function overlaps(businessId: string): Promise<number> {
  const { rows } = await product.owner.query(
    `select count(*)::int as n from appointments a join appointments b on a.business_id = b.business_id
      and a.specialist_id = b.specialist_id and a.id < b.id
      and tstzrange(a.starts, a.ends) && tstzrange(b.starts, b.ends) and (a.is_block <> b.is_block or not a.is_block)
      and a.status not in ('cancelada', 'no_asistida', 'no_pagada') and b.status not in ('cancelada', 'no_asistida', 'no_pagada')
    where a.business_id = $1`,
    [businessId],
  );
  return rows[0].n;
}

test(
  `${CALLERS} callers for one place, ${ROUNDS} times: one gets it, the others 409`,
  async () => {
    const shop = await makeShop(product);
    const clientId = await makeClient(shop);
    for (let round = 0; round < ROUNDS; round += 1) {
      const body = bodyOf(shop, clientId, placeOf(round));
      const answers = await Promise.all(
        Array.from({ length: CALLERS }, () => shop.owner.post("/api/appointment", body)),
      );
      const statuses = answers.map((answer) => answer.status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(CALLERS - 1);
      for (const answer of answers.filter(({ status }) => status === 409)) {
        expect(answer.body.message).toBe("El especialista ya tiene una cita en ese horario");
        expect(answer.body.data.slots.length).toBeGreaterThan(0);
      }
    }
  },
  60_000 + ROUNDS * 5_000,
);

test("one key asked for at once by many makes one appointment, and all get it", async () => {
  const shop = await makeShop(product);
  const body = bodyOf(shop, await makeClient(shop), placeOf(0));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => shop.owner.post("/api/appointment", body, { "idempotency-key": "same" })),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.body.data._id)).size).toBe(1);
});

test("appointments that cross each other, come back and meet blocks: no overlap, no deadlock, no failure", async () => {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, specialistIds } = shop;
  const clientId = await makeClient(shop);
  const made = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      owner.post("/api/appointment", bodyOf(shop, clientId, placeOf(index >> 1), index % 2)),
    ),
  );
  const ids = made.map((answer) => answer.body.data._id as string);
  let seed = 20261123;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  const statuses = ["agendada", "confirmada", "cancelada", "no_asistida", "asistida"];
  const acts = Array.from({ length: 240 }, () => {
    const id = ids[random(ids.length)];
    const start = placeOf(random(10));
    const specialistId = specialistIds[random(2)];
    const kind = random(8);
    if (kind < 4) {
      return () =>
        owner.put(`/api/appointment/${id}`, { appointment: { start, specialistId, confirmOutsideHours: true } });
    }
    if (kind < 6) return () => owner.patch(`/api/appointment/${id}`, { status: statuses[random(statuses.length)] });
    if (kind < 7) return () => owner.post("/api/appointment", bodyOf(shop, clientId, start, random(2)));
    const end = new Date(Date.parse(start) + 3_600_000).toISOString();
    const block = { businessId, title: "Pausa", branchId, specialists: [...specialistIds], start, end };
    return () => owner.post("/api/block", { block });
  });
  const seen = new Set<number>();
  const before = Date.now();
  const worker = async (from: number) => {
    for (let index = from; index < acts.length; index += 12) seen.add((await acts[index]!()).status);
  };
  await Promise.all(Array.from({ length: 12 }, (_, from) => worker(from)));
  expect(
    [...seen].filter((status) => ![200, 201, 409].includes(status)),
    `seed ${seed}`,
  ).toEqual([]);
  expect(seen.has(409) && seen.has(200)).toBe(true);
  expect(Date.now() - before).toBeLessThan(30_000);
  expect(await overlaps(businessId)).toBe(0);
});

test("many that move to one free place, or come back to one: each time one gets it", async () => {
  const shop = await makeShop(product);
  const { owner } = shop;
  const clientId = await makeClient(shop);
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, index) => owner.post("/api/appointment", bodyOf(shop, clientId, placeOf(index)))),
  );
  const ids = made.map((answer) => answer.body.data._id as string);
  const oneOf = (statuses: number[]) => {
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(ids.length - 1);
  };
  for (let round = 0; round < 6; round += 1) {
    const target = { start: placeOf(100 + round), confirmOutsideHours: true };
    const moves = ids.map((id) => owner.put(`/api/appointment/${id}`, { appointment: target }));
    oneOf((await Promise.all(moves)).map((answer) => answer.status));
  }
  const status = (id: string, to: string) => owner.patch(`/api/appointment/${id}`, { status: to });
  await Promise.all(ids.map((id) => status(id, "cancelada")));
  const gathered = { start: placeOf(200), confirmOutsideHours: true };
  await Promise.all(ids.map((id) => owner.put(`/api/appointment/${id}`, { appointment: gathered })));
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all(ids.map((id) => status(id, "confirmada")));
    oneOf(answers.map((answer) => answer.status));
    await Promise.all(ids.map((id) => status(id, "cancelada")));
  }
});

test("blocks of several people, and who moves from one of them to another: they wait for each other", async () => {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, specialistIds } = shop;
  const clientId = await makeClient(shop);
  const [first, second] = [...specialistIds].sort() as [string, string];
  for (let round = 0; round < 40; round += 1) {
    const start = placeOf(round);
    const end = new Date(Date.parse(start) + 45 * 60_000).toISOString();
    const body = bodyOf(shop, clientId, start, specialistIds.indexOf(second));
    const { _id } = (await owner.post("/api/appointment", body)).body.data;
    const block = { businessId, branchId, title: "Junta", specialists: [first, second], start, end };
    const move = { specialistId: first, confirmOutsideHours: true };
    const answers = await Promise.all([
      owner.put(`/api/appointment/${_id}`, { appointment: move }),
      owner.post("/api/block", { block }),
      owner.post("/api/block", { block }),
    ]);
    // The appointment stays with one of the two, so a block for both never fits.
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
  }
  expect(await overlaps(businessId)).toBe(0);
});

test("the database itself refuses an overlap, whoever writes it", async () => {
  const shop = await makeShop(product);
  const clientId = await makeClient(shop);
  const made = await shop.owner.post("/api/appointment", bodyOf(shop, clientId, placeOf(0)));
  const copy = (change: string) =>
    product.owner.query(
      `insert into appointments select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'short_id',
        substr(gen_random_uuid()::text, 1, 7)) || $2::jsonb)).* from appointments a where id = $1 returning id`,
      [made.body.data._id, change],
    );
  const block = { is_block: true, status: "block", short_id: null };
  await expect(copy("{}")).rejects.toMatchObject({ code: "23P01", constraint: "appointments_apart" });
  await expect(copy('{"status": "pago_pendiente"}')).rejects.toMatchObject({ code: "23P01" });
  await expect(copy(JSON.stringify(block))).rejects.toMatchObject({
    code: "23P01",
    constraint: "appointments_apart",
  });
  for (const status of ["cancelada", "no_asistida", "no_pagada"]) {
    expect((await copy(JSON.stringify({ status }))).rowCount).toBe(1);
  }
  await shop.owner.patch(`/api/appointment/${made.body.data._id}`, { status: "cancelada" });
  for (let times = 0; times < 2; times += 1) expect((await copy(JSON.stringify(block))).rowCount).toBe(1);
  await expect(copy('{"status": "agendada"}')).rejects.toMatchObject({ constraint: "appointments_apart" });
  await expect(copy('{"ends": "2026-11-23T15:00:30Z"}')).rejects.toMatchObject({ code: "23514" });
  await expect(copy('{"ends": "2026-11-25T15:00:00Z"}')).rejects.toMatchObject({ code: "23514" });
});

test("the database never had to break a deadlock", async () => {
  // Connections report their counters within a second or two after they become idle.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const { rows } = await product.owner.query(
    "select deadlocks::int as n, (xact_commit + xact_rollback)::int as counted from pg_stat_database where datname = current_database()",
  );
  expect(rows[0].counted).toBeGreaterThan(CALLERS * ROUNDS);
  expect(rows[0].n).toBe(0);
});
