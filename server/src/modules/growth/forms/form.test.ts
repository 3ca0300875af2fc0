// Forms over HTTP: their questions and limits, what stays of an edit, their answers and results, and how they are sent.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

type Made = { id: string; question: string; questionType: string; options: { id: string }[] };

const SCALE = { minLinear: 0, maxLinear: 10, minLabel: "Nada", maxLabel: "Mucho" };
const QUESTIONS = [
  { id: "q1", question: "¿Cómo te fue?", questionType: "rating", rating: { numEmojis: 5, emoji: "heart" } },
  { id: "q2", question: "¿Nos recomendarías?", questionType: "linearScale", linearScale: SCALE },
  {
    ...{ id: "q3", question: "¿Qué te hiciste?", questionType: "checkboxes" },
    options: [
      { id: "a", text: "Corte" },
      { id: "b", text: "Color" },
      { id: "c", text: "Otra cosa", other: true },
    ],
  },
  {
    ...{ id: "q4", question: "¿Cómo llegaste?", questionType: "multipleChoice" },
    options: [
      { id: "a", text: "A pie" },
      { id: "b", text: "En coche" },
    ],
  },
  { id: "q5", question: "¿Qué mejorarías?", questionType: "paragraph" },
  { id: "q6", question: "¿Tu color?", questionType: "shortAnswer" },
];

async function surveyed() {
  const { owner, businessId } = await makeShop(product);
  const create = (more: object = {}) =>
    owner.post("/api/form", { form: { businessId, title: "Cómo te fue", questions: QUESTIONS, ...more } });
  const { _id: id, url } = (await create()).body.data;
  const edit = (form: object) => owner.put(`/api/form/${id}`, { form });
  let given = 0;
  const answer = (answers: object[]) => {
    given += 1;
    return product.anonymous.post(`/api/f/${url.slice(-12)}/answer`, { answer: { key: `clave-${given}-xx`, answers } });
  };
  const results = async (query = "") => (await owner.get(`/api/form/${id}/results${query}`)).body.data;
  const listed = async (query = "") => (await owner.get(`/api/formAnswer?businessId=${businessId}${query}`)).body;
  return { owner, businessId, id, url, create, edit, answer, results, listed };
}

test("a form keeps its six types of questions; each bound of the documents is held, naming the field", async () => {
  const { owner, id, url, create } = await surveyed();
  const { data } = (await owner.get(`/api/form/${id}`)).body;
  expect(url).toMatch(/\/f\/[0-9A-Za-z]{12}$/);
  expect(data.questions.map(({ questionType }: Made) => questionType)).toEqual(
    QUESTIONS.map(({ questionType }) => questionType),
  );
  expect(data).toMatchObject({ answers: 0, lastAnswerAt: null, isArchived: false });
  expect(data.questions[0]).toMatchObject({ required: false, rating: { numEmojis: 5, emoji: "heart" } });
  const refused = async (question: object, path: string) => {
    const { status, body } = await create({ questions: [{ question: "¿Qué tal?", ...question }] });
    expect([status, body.errors?.[0]?.path]).toEqual([400, `form.questions.0.${path}`]);
  };
  const scale = (more: object) => ({ questionType: "linearScale", linearScale: { ...SCALE, ...more } });
  const rating = (more: object) => ({ questionType: "rating", rating: { numEmojis: 5, emoji: "star", ...more } });
  await refused(scale({ minLinear: 2 }), "linearScale.minLinear");
  await refused(scale({ minLinear: -1 }), "linearScale.minLinear");
  await refused(scale({ maxLinear: 1 }), "linearScale.maxLinear");
  await refused(scale({ maxLinear: 11 }), "linearScale.maxLinear");
  await refused(rating({ numEmojis: 2 }), "rating.numEmojis");
  await refused(rating({ numEmojis: 11 }), "rating.numEmojis");
  await refused(rating({ emoji: "moon" }), "rating.emoji");
  await refused({ questionType: "essay" }, "questionType");
  await refused({ questionType: "checkboxes" }, "options");
  await refused({ questionType: "checkboxes", options: [{ text: "Sí" }, { text: "sí" }] }, "options.1.text");
  const twoOpen = [
    { text: "A", other: true },
    { text: "B", other: true },
  ];
  await refused({ questionType: "multipleChoice", options: twoOpen }, "options.1.other");
  await refused({ question: " ", questionType: "rating" }, "question");
  const empty = await create({ questions: [] });
  expect([empty.status, empty.body.errors[0].path]).toEqual([400, "form.questions"]);
});

test("questions without an id get one; one whose type changed counts from zero, the others keep their answers", async () => {
  const { edit, answer, results, create } = await surveyed();
  const made = await create({
    questions: [{ question: "¿Qué tal?", questionType: "checkboxes", options: [{ text: "Bien" }] }],
  });
  const [question] = made.body.data.questions as Made[];
  expect([question?.id, question?.options[0]?.id]).toEqual([
    expect.stringMatching(/^\w{8}$/),
    expect.stringMatching(/^\w{8}$/),
  ]);
  expect(
    (
      await answer([
        { questionId: "q1", value: 4 },
        { questionId: "q6", value: "Azul" },
      ])
    ).status,
  ).toBe(201);
  const [rating, ...others] = QUESTIONS;
  const moved = [...others, { ...rating, questionType: "linearScale", linearScale: SCALE }];
  const edited = await edit({ questions: moved });
  const last = (edited.body.data.questions as Made[]).at(-1);
  expect([edited.status, last?.questionType]).toEqual([200, "linearScale"]);
  expect(last?.id).not.toBe("q1");
  const answered = Object.fromEntries(
    (await results()).questions.map((one: { questionId: string; answered: number }) => [one.questionId, one.answered]),
  );
  expect([answered[last?.id ?? ""], answered.q6, answered.q2]).toEqual([0, 1, 0]);
});

test("results count options, average numbers to one decimal, and show the latest texts, within the days", async () => {
  const { answer, results, listed } = await surveyed();
  const all = [
    [4, 10, ["a", "b"], "a", "Más luz", "Azul"],
    [5, 9, ["a"], "b", "", "Rojo"],
    [5, 0, ["c"], "b", "Nada", ""],
  ] as const;
  for (const values of all) {
    const answers = values.map((value, at) => ({
      ...{ questionId: `q${at + 1}`, value },
      ...(Array.isArray(value) && value.includes("c") ? { other: "Barba" } : {}),
    }));
    expect((await answer(answers)).status).toBe(201);
  }
  const { answers, periods, questions } = await results();
  const count = (at: number, value: string) =>
    questions[at].counts.find((one: { value: string }) => one.value === value)?.count;
  expect([answers, periods.length, periods[0].count]).toEqual([3, 1, 3]);
  expect([questions[0].average, questions[1].average, questions[2].average]).toEqual([4.7, 6.3, null]);
  expect([count(2, "a"), count(2, "b"), count(2, "c"), count(3, "b"), count(0, "5")]).toEqual([2, 1, 1, 2, 2]);
  expect(questions[2].texts).toEqual(["Barba"]);
  expect([questions[4].texts, questions[5].texts]).toEqual([
    ["Nada", "Más luz"],
    ["Rojo", "Azul"],
  ]);
  expect([questions[4].answered, questions[5].answered]).toEqual([2, 2]);
  expect(await results("?to=2001-01-01")).toMatchObject({ answers: 0, periods: [] });
  const { data } = await listed();
  expect(data.forms.map(({ title }: { title: string }) => title)).toEqual(["Cómo te fue"]);
  expect(data.formAnswers[0]).toMatchObject({ clientId: null, clientName: "", isProved: false });
  expect(data.formAnswers[0].answers[2]).toMatchObject({ value: ["c"], other: "Barba", text: "Otra cosa: Barba" });
});

test("answers come by pages, latest first; a form with answers is archived, and each answer can be deleted", async () => {
  const { owner, id, answer, listed } = await surveyed();
  for (const value of [1, 2, 3]) await answer([{ questionId: "q1", value }]);
  const first = await listed(`&formId=${id}&limit=2`);
  const values = (body: typeof first) =>
    body.data.formAnswers.map((one: { answers: { value: number }[] }) => one.answers[0]?.value);
  expect(values(first)).toEqual([3, 2]);
  expect(values(await listed(`&limit=2&after=${first.next}`))).toEqual([1]);
  const gone = first.data.formAnswers[0]._id;
  expect((await owner.delete(`/api/formAnswer/${gone}`)).status).toBe(200);
  expect((await owner.delete(`/api/formAnswer/${gone}`)).status).toBe(404);
  const removed = await owner.delete(`/api/form/${id}`);
  expect(removed.body.data).toEqual({ _id: id, isArchived: true });
  expect(values(await listed())).toEqual([2, 1]);
});
