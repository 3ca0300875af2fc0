// A form for strangers: what gets in and what does not, links for one contact, repeated answers, floods.
import type { FormAnswer } from "@mostrador/domain/growth/forms/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const QUESTIONS = [
  { id: "q1", question: "¿Cómo te fue?", questionType: "rating", required: true },
  {
    id: "q2",
    question: "¿Qué fue?",
    questionType: "multipleChoice",
    options: [{ id: "a", text: "Otra", other: true }],
  },
  { id: "q3", question: "¿Algo más?", questionType: "shortAnswer" },
];
const GOOD = [{ questionId: "q1", value: 4 }];

async function opened(more: object = {}) {
  const { owner, businessId } = await makeShop(product);
  const form = { businessId, title: "Cómo te fue", thanks: "¡Gracias!", questions: QUESTIONS, ...more };
  const { _id: id, url } = (await owner.post("/api/form", { form })).body.data;
  const path = `/api/f/${url.slice(-12)}`;
  let given = 0;
  const answer = (answers: object[], extra: object = {}, c = "") => {
    given += 1;
    return product.anonymous.post(`${path}/answer${c && `?c=${c}`}`, {
      answer: { key: `clave-${given}-xx`, answers, ...extra },
    });
  };
  const client = async (name: string, whatsapp: string) =>
    (await owner.post("/api/client", { client: { businessId, name, whatsapp } })).body.data._id as string;
  const linkOf = async (clientId: string) => {
    const { data } = (await owner.post(`/api/form/${id}/link`, { clientId })).body;
    return { ...data, c: new URL(data.url).searchParams.get("c") as string };
  };
  const listed = async (query = "") =>
    (await owner.get(`/api/formAnswer?businessId=${businessId}${query}`)).body.data.formAnswers as FormAnswer[];
  return { owner, businessId, id, path, answer, client, linkOf, listed };
}

test("what does not fit the questions is refused with a text at the question, and nothing is kept", async () => {
  const { answer, listed } = await opened();
  const refused = async (answers: object[], status: number, path: string) => {
    const { status: said, body } = await answer(answers);
    expect([said, body.errors?.[0]?.path ?? ""]).toEqual([status, path]);
    expect(body.message).toMatch(/[a-záéíóú]/);
  };
  await refused([], 422, "answer.answers.q1");
  for (const value of [0, 6, 2.5, "4", ["4"]]) await refused([{ questionId: "q1", value }], 422, "answer.answers.q1");
  await refused([...GOOD, { questionId: "q2", value: "a" }], 422, "answer.answers.q2");
  await refused([...GOOD, { questionId: "q3", value: "x".repeat(201) }], 422, "answer.answers.q3");
  await refused([...GOOD, { questionId: "q2", value: "z", other: "x" }], 409, "");
  await refused([...GOOD, { questionId: "q9", value: "x" }], 409, "");
  await refused([...GOOD, ...GOOD], 400, "answer.answers.1.questionId");
  await refused([{ questionId: "q1", value: { no: 1 } }], 400, "answer.answers.0.value");
  expect(await listed()).toEqual([]);
});

test("the same key is the same answer, ten times at once, and it is said once", async () => {
  const { owner, businessId, path, listed } = await opened();
  const send = () => product.anonymous.post(`${path}/answer`, { answer: { key: "clave-de-diez", answers: GOOD } });
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  expect((await listed()).length).toBe(1);
  expect((await owner.get(`/api/form?businessId=${businessId}`)).body.data[0].answers).toBe(1);
});

test("a link of a contact greets them, files the answer under them, and serves nobody else", async () => {
  const { owner, id, path, client, linkOf, answer, listed } = await opened({ asksContact: true });
  const ana = await client("Ana María", "2221230001");
  const eva = await client("Eva", "2221230002");
  const link = await linkOf(ana);
  expect(link.text).toContain(link.url);
  const shown = await product.anonymous.get(`${path}?c=${link.c}`);
  expect(shown.body.data).toMatchObject({ person: "Ana", asksContact: false, answeredAt: null, title: "Cómo te fue" });
  expect((await answer(GOOD, {}, link.c)).status).toBe(201);
  expect(await listed(`&clientId=${ana}`)).toMatchObject([{ clientName: "Ana María", isProved: true }]);
  expect(await listed(`&clientId=${eva}`)).toEqual([]);
  expect((await product.anonymous.get(`${path}?c=${link.c}`)).body.data.answeredAt).not.toBeNull();
  // a mark of another contact, a cut one, the mark of this contact for another form
  const other = (await linkOf(eva)).c;
  const forged = [link.c.slice(0, 22) + other.slice(22), link.c.slice(0, 43), "x".repeat(44)];
  for (const c of forged) expect((await answer(GOOD, {}, c)).status).toBe(404);
  const second = await opened();
  expect((await second.answer(GOOD, {}, link.c)).status).toBe(404);
  // deleted meanwhile
  await owner.delete(`/api/client/${ana}`);
  expect((await answer(GOOD, {}, link.c)).status).toBe(404);
  await expect.poll(() => listed()).toEqual([]);
  expect((await owner.post(`/api/form/${id}/link`, { clientId: ana })).status).toBe(404);
});

test("an open form that asks who answers makes a contact, and renames none that is known", async () => {
  const { answer, client, listed } = await opened({ asksContact: true });
  const missing = await answer(GOOD);
  expect([missing.status, missing.body.errors[0].path]).toEqual([400, "answer.person"]);
  const bad = await answer(GOOD, { person: { name: "Ana", whatsapp: "12" } });
  expect([bad.status, bad.body.errors[0].path]).toEqual([400, "answer.person.whatsapp"]);
  const known = await client("Eva Luna", "2221230002");
  expect((await answer(GOOD, { person: { name: "Otra", whatsapp: "2221230002" } })).status).toBe(201);
  expect((await answer(GOOD, { person: { name: "Nueva", whatsapp: "2221230003" } })).status).toBe(201);
  expect(await listed()).toMatchObject([
    { clientName: "Nueva", isProved: false },
    { clientName: "Eva Luna", clientId: known, isProved: false },
  ]);
  const unasked = await opened();
  const said = await unasked.answer(GOOD, { person: { name: "Ana", whatsapp: "2221230001" } });
  expect([said.status, said.body.errors[0].path]).toEqual([400, "answer.person"]);
});

test("an archived form and an unknown code take nothing; a number that answers too often has to wait", async () => {
  const { owner, id, path, answer, listed } = await opened({ asksContact: true });
  const person = { name: "Ana", whatsapp: "2221230009" };
  for (let at = 0; at < 10; at += 1) expect((await answer(GOOD, { person })).status).toBe(201);
  const over = await answer(GOOD, { person });
  expect([over.status, over.body.message]).toEqual([429, expect.stringContaining("Demasiados intentos")]);
  expect((await listed()).length).toBe(10);
  await owner.send("PATCH", `/api/form/${id}?archive=true`);
  expect([(await product.anonymous.get(path)).status, (await answer(GOOD, { person })).status]).toEqual([404, 404]);
  for (const code of ["aaaaaaaaaaaa", "x", "aaaa-aaaa-aa"])
    expect((await product.anonymous.get(`/api/f/${code}`)).status).toBe(404);
});
