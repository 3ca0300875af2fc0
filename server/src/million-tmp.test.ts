import { test } from "vitest";
import { startProduct } from "/work/w/threads/server/test/start-product.ts";
import { makeShop } from "/work/w/threads/server/test/shops/shop.ts";
test("million", { timeout: 900_000 }, async () => {
  const product = await startProduct({ role: "web" });
  const { owner, businessId } = await makeShop(product);
  const client = await product.owner.connect();
  await client.query("set session_replication_role = replica");
  await client.query(`insert into contacts (business_id, id, search, name) select $1, uuidv7(), 'clienta ' || n, 'Clienta ' || n from generate_series(1, 50000) n`, [businessId]);
  await client.query(`insert into threads (business_id, id, channel_id, contact_id, kind, last_message_at, created_at, updated_at)
    select business_id, id, id, id, 'whatsapp', now(), now(), now() from contacts where business_id = $1`, [businessId]);
  console.log("threads");
  // a million over 500 days, oldest first
  await client.query(`create temp table ts as select id, row_number() over () - 1 as k from threads where business_id = $1`, [businessId]);
  await client.query("create index on ts (k)"); await client.query("analyze ts");
  await client.query(`insert into messages (business_id, id, thread_id, channel_id, seq, role, text, at, author_kind)
    select $1, uuidv7(make_interval(secs => (n - 1000000) * 43.2)), ts.id, ts.id, n, 'user',
     'hola quisiera una cita para ' || (array['tinte','corte','manicure','masaje','keratina'])[1 + n % 5] || ' el ' || n || case when n % 9973 = 0 then ' unicornio' else '' end
      || case when n between 300000 and 400000 then ' navidad' else '' end || case when n % 100 = 0 and n < 990000 then ' pestañas' else '' end || case when n % 400 = 3 then ' urgente' else '' end,
     now() - make_interval(secs => (1000000 - n) * 43.2), 'contact'
    from generate_series(1, 1000000) n join ts on ts.k = n % 50000`, [businessId]);
  console.log("messages");
  const t0 = Date.now();
  await client.query(`insert into message_words select business_id, id, message_words_of(business_id, id, text) from messages where business_id = $1`, [businessId]);
  console.log("words ms", Date.now() - t0);
  await client.query("vacuum analyze messages"); await client.query("vacuum analyze message_words"); await client.query("vacuum analyze threads"); await client.query("vacuum analyze contacts");
  console.log((await client.query("select pg_size_pretty(pg_total_relation_size('messages')) m, pg_size_pretty(pg_total_relation_size('message_words')) w, pg_size_pretty(pg_relation_size('message_words_found')) g")).rows[0]);
  for (const text of ["hola", "unicornio", "navidad", "pestañas", "urgente", "h", "tinte unicornio", "noexiste", "hola navidad", "7", "cita keratina urgente"]) {
    const ms: number[] = []; let count = 0;
    for (let i = 0; i < 5; i += 1) { const t = performance.now(); const r = await owner.get(`/api/thread/messages/search?businessId=${businessId}&text=${encodeURIComponent(text)}`); ms.push(Math.round(performance.now() - t)); count = r.body.data.messages.length; }
    console.log(text, count, ms.join(" "));
  }
  for (const url of ["/api/thread?limit=50&page=1", "/api/thread?limit=20&page=2499", "/api/thread?limit=20&page=1&name=clienta%2049"]) {
    const ms: number[] = [];
    for (let i = 0; i < 5; i += 1) { const t = performance.now(); await owner.get(`${url}&businessId=${businessId}`); ms.push(Math.round(performance.now() - t)); }
    console.log(url, ms.join(" "));
  }
  await product.close();
});
