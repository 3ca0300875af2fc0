import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
let ana: Caller;
let beto: Caller;
let team: Caller;

beforeAll(async () => {
  product = await startProduct({ role: "web" });
  ana = await product.person("Ana");
  beto = await product.person("Beto");
  team = await product.person("Equipo");
  await product.owner.query("update users set role = 'admin' where id = $1", [team.userId]);
  product.product.sessions.forget();
});
afterAll(() => product?.close());

async function ask(question: string, more: object = {}): Promise<string> {
  const asked = await ana.post("/api/faq", { faq: { question, ...more } });
  expect(asked.status).toBe(201);
  return asked.body.data._id;
}

test("a question is pending until the team replies, whatever the asker sends as votes", async () => {
  const asked = await ana.post("/api/faq", {
    faq: { question: "  Ana: ¿Hay app?  ", answer: "Pendiente de respuesta", utilityPoints: 40 },
  });
  expect(asked.status).toBe(201);
  expect(asked.body.message).toBe("¡Pregunta enviada con éxito!");
  const { _id } = asked.body.data;
  expect(asked.body.data).toMatchObject({
    question: "Ana: ¿Hay app?",
    answer: "Pendiente de respuesta",
    utilityPoints: 0,
    voted: false,
  });
  const own = { faq: { _id, question: "Ana: ¿Hay app?", answer: "Sí, la mía", utilityPoints: 9 } };
  expect((await ana.put(`/api/faq/${_id}`, own)).status).toBe(403);
  const reply = { faq: { ...asked.body.data, answer: "Sí: instálala desde el navegador." } };
  const replied = await team.put(`/api/faq/${_id}`, reply);
  expect(replied.status).toBe(200);
  expect(replied.body.message).toBe("Respuesta enviada con éxito");
  const read = await beto.get(`/api/faq/${_id}`);
  expect(read.body.data).toMatchObject({ answer: "Sí: instálala desde el navegador.", utilityPoints: 0 });
  const stale = await team.put(`/api/faq/${_id}`, reply);
  expect(stale.status).toBe(409);
});

test("an answer of the asker is refused with its field, one of the team is taken", async () => {
  const own = await ana.post("/api/faq", { faq: { question: "¿Y esto?", answer: "Lo contesto yo" } });
  expect(own.status).toBe(422);
  expect(own.body.errors).toEqual([{ path: "faq.answer", message: "Solo el equipo responde las preguntas" }]);
  const theirs = await team.post("/api/faq", { faq: { question: "¿Qué es un funnel?", answer: "Un tablero." } });
  expect(theirs.body.data.answer).toBe("Un tablero.");
});

test("empty questions and empty or pending replies are refused", async () => {
  expect((await ana.post("/api/faq", { faq: { question: "   " } })).status).toBe(400);
  const id = await ask("¿Se puede imprimir?");
  for (const answer of ["", "   ", "Pendiente de respuesta"]) {
    const reply = await team.put(`/api/faq/${id}`, { faq: { answer } });
    expect(reply.status, answer).toBe(400);
    expect(reply.body.errors[0].path).toBe("faq.answer");
  }
});

test("a person votes once, even at the same moment, and the list begins with the most useful", async () => {
  const few = await ask("¿Dónde cambio mi contraseña?");
  const many = await ask("¿Dónde veo mis recibos?");
  const vote = (by: Caller, faqId: string) => by.post("/api/faq/vote", { faqId, voteType: "up" });
  const tries = await Promise.all([vote(ana, many), vote(ana, many), vote(ana, many)]);
  expect(tries.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await vote(ana, many)).body.data).toMatchObject({ utilityPoints: 1, voted: true });
  expect((await vote(beto, many)).body.data).toMatchObject({ utilityPoints: 2, voted: true });
  expect((await vote(beto, few)).status).toBe(200);
  const down = await beto.post("/api/faq/vote", { faqId: few, voteType: "down" });
  expect(down.status).toBe(400);
  const { body } = await ana.get("/api/faq?totals=true");
  const ids = body.data.map(({ _id }: { _id: string }) => _id);
  expect(ids.slice(0, 2)).toEqual([many, few]);
  expect(body.data.map(({ voted }: { voted: boolean }) => voted).slice(0, 2)).toEqual([true, false]);
  expect(body.totals.count).toBe(ids.length);
});

test("the list comes in pages, and is searched without accents", async () => {
  for (const place of [1, 2, 3]) await ask(`¿Cómo hago la sección número ${place}?`);
  const first = await beto.get("/api/faq?search=SECCION%20numero&limit=2&totals=true");
  expect(first.body.data).toHaveLength(2);
  expect(first.body).toMatchObject({ next: "2", totals: { count: 3 } });
  const second = await beto.get("/api/faq?search=SECCION%20numero&limit=2&page=2");
  expect(second.body.data).toHaveLength(1);
  expect(second.body.next).toBeNull();
});

test("only the team deletes, and a deleted question takes its votes along", async () => {
  const id = await ask("Mi teléfono es 5512345678, ¿me llaman?");
  expect((await ana.post("/api/faq/vote", { faqId: id, voteType: "up" })).status).toBe(200);
  expect((await ana.delete(`/api/faq/${id}`)).status).toBe(403);
  expect((await team.delete(`/api/faq/${id}`)).status).toBe(200);
  expect((await team.delete(`/api/faq/${id}`)).status).toBe(404);
  expect((await ana.get(`/api/faq/${id}`)).status).toBe(404);
  expect((await ana.post("/api/faq/vote", { faqId: id, voteType: "up" })).body.errors[0].path).toBe("faqId");
});
