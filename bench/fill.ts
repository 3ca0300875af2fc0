// Fills the product's database as superuser with as many rows as the raw tables: contacts, appointments, threads.
import { readFile } from "node:fs/promises";
import pg from "pg";
import { type BenchProduct, PHONE_NUMBER_ID } from "./product.ts";

export async function fillProduct(product: BenchProduct): Promise<void> {
  const { owner, businessId } = product;
  await fillContacts(product, 1, 100_000);
  await fillAgenda(product);
  const channel = await owner.query(
    `insert into channels (business_id, id, kind, external_id, status, created_at, updated_at)
     values ($1, uuidv7(), 'whatsapp', $2, 'connected', now(), now()) returning id`,
    [businessId, PHONE_NUMBER_ID],
  );
  const channelId: string = channel.rows[0].id;
  await owner.query(
    "insert into channel_routes (kind, external_id, business_id, channel_id, proved_at) values ('whatsapp', $1, $2, $3, now())",
    [PHONE_NUMBER_ID, businessId, channelId],
  );
  await owner.query(
    `with t as (
       insert into threads (business_id, id, channel_id, contact_id, kind, last_seq, last_message_id, last_message_at, last_inbound_at, created_at, updated_at)
       select $1, uuidv7(), $2, id, 'whatsapp', 1, uuidv7(), now() - make_interval(secs => n), now() - make_interval(secs => n), now(), now()
       from (select id, row_number() over (order by id) n from contacts where business_id = $1 limit 50000) c returning *)
     insert into messages (business_id, id, thread_id, channel_id, seq, role, text, at, author_kind, provider_id)
     select $1, last_message_id, id, channel_id, 1, 'user', 'hola ' || id, last_message_at, 'contact', 'wamid.' || id from t`,
    [businessId, channelId],
  );
  await owner.query("vacuum analyze");
}

/** Contacts number `from` to `to`: 20 first names, 655,360 surnames. */
export async function fillContacts({ owner, businessId }: BenchProduct, from: number, to: number): Promise<void> {
  await owner.query(
    `insert into contacts (business_id, id, name, lastname, phone, whatsapp, email, search, created_at, updated_at)
     select $1, uuidv7(), first, last, phone, substr(phone, 3), email, lower(first || ' ' || last || ' ' || phone || ' ' || email), now(), now()
     from (select i,
       (array['Anna','Boris','Chen','Dmitri','Elena','Farid','Galina','Hugo','Irina','Juan','Karim','Lena','Mina','Nikita','Olga','Pavel','Rosa','Sergei','Tariq','Uma'])[1 + (i * 7) % 20] as first,
       (array['Ivanov','Smith','Garcia','Kim','Petrov','Muller','Rossi','Silva','Nguyen','Ahmed'])[1 + (i * 13) % 10] || substr(md5(i::text), 1, 4) as last,
       '52' || lpad(((i::bigint * 7919) % 10000000000)::text, 10, '0') as phone, 'u' || i || '@example.test' as email
       from generate_series($2::int, $3::int) i) people`,
    [businessId, from, to],
  );
}

/** 12,000 appointments: twenty a day for each of ten specialists, for sixty days. */
async function fillAgenda({ owner, businessId, branchId, serviceId, specialistIds }: BenchProduct): Promise<void> {
  await owner.query(
    `insert into appointments (business_id, id, short_id, branch_id, specialist_id, service_id, title, starts, ends, status, color_hex, created_by, updated_by, created_at, updated_at)
     select $1, uuidv7(), substr(md5(s || '-' || d || '-' || k), 1, 7) || s || d || k, $2, ($3::uuid[])[s], $4, 'Cita', t, t + interval '30 min', 'agendada', '#2196f3', 'banco', 'banco', now(), now()
     from (select s, d, k, ((current_date + 1 + d)::timestamp + make_interval(mins => 480 + 30 * k)) at time zone 'America/Mexico_City' t,
       row_number() over (partition by s, d order by md5(s || '-' || d || '-' || k)) rn
       from generate_series(1, 10) s, generate_series(0, 59) d, generate_series(0, 27) k) q where rn <= 20`,
    [businessId, branchId, specialistIds, serviceId],
  );
}

/** Adds busy times from Google: six a day for each specialist for sixty days. Some overlap appointments. */
export async function fillBusyTimes({ owner, businessId, specialistIds }: BenchProduct): Promise<void> {
  await owner.query(
    `insert into busy_times (business_id, id, specialist_id, source, starts, ends)
     select $1, uuidv7(), ($2::uuid[])[s], s || '-' || d || '-' || k, t, t + interval '45 min'
     from (select s, d, k, ((current_date + 1 + d)::timestamp + make_interval(mins => 480 + 135 * k + 15 * (s % 3))) at time zone 'America/Mexico_City' t
       from generate_series(1, 10) s, generate_series(0, 59) d, generate_series(0, 5) k) q`,
    [businessId, specialistIds],
  );
  await owner.query("vacuum analyze busy_times");
}

/**
 * Adds as many more businesses next to the measured one. Each has a branch, a service, a specialist and as many
 * consecutive appointments.
 */
export async function fillCrowd(product: BenchProduct, crowd: { businesses: number; appointments: number }) {
  const { owner, businessId } = product;
  const copied = (table: string, given: string) =>
    `insert into ${table} select made.* from crowd, lateral (select * from ${table} where business_id = '${businessId}' limit 1) one,
      jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(${given})) made`;
  const client = await owner.connect();
  try {
    await client.query(
      `create temp table crowd as select i, uuidv7() as business_id, uuidv7() as branch_id, uuidv7() as specialist_id, uuidv7() as service_id
       from generate_series(1, ${crowd.businesses}) i`,
    );
    await client.query(copied("businesses", "'business_id', crowd.business_id, 'search', 'banco-' || i"));
    for (const kind of ["branch", "specialist", "service"]) {
      const table = kind === "branch" ? "branches" : `${kind}s`;
      const branch = kind === "specialist" ? ", 'branch_id', crowd.branch_id" : "";
      await client.query(copied(table, `'business_id', crowd.business_id, 'id', crowd.${kind}_id${branch}`));
    }
    await client.query(
      `insert into appointments (business_id, id, short_id, branch_id, specialist_id, service_id, title, starts, ends, status, color_hex, created_by, updated_by, created_at, updated_at)
       select business_id, uuidv7(), 'b' || to_hex(i) || '-' || to_hex(n), branch_id, specialist_id, service_id, 'Cita', t, t + interval '30 min', 'agendada', '#2196f3', 'banco', 'banco', now(), now()
       from crowd, generate_series(1, ${crowd.appointments}) n, lateral (select date_trunc('hour', now()) + make_interval(mins => 30 * n) as t) hours`,
    );
    await client.query("vacuum analyze");
  } finally {
    client.release();
  }
}

/** Returns the address of the raw database, in the same cluster. */
export async function fillRaw(clusterUrl: string): Promise<string> {
  const maintenance = new pg.Client({ connectionString: clusterUrl });
  await maintenance.connect();
  await maintenance.query("create database raw");
  await maintenance.end();
  const url = new URL(clusterUrl);
  url.pathname = "/raw";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(await readFile(new URL("./raw-schema.sql", import.meta.url), "utf8"));
  await client.query("vacuum analyze");
  await client.end();
  return url.href;
}
