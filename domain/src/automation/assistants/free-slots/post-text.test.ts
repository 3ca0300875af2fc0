import { expect, test } from "vitest";
import { nextPost } from "./next-post.ts";
import { type Post, postProblem, postText } from "./post-text.ts";
import { spreadOver } from "./spread-over.ts";

const post: Post = {
  contactName: "Ana López",
  businessName: "Salón Aurora",
  serviceName: "Corte de dama",
  day: "2026-11-24",
  today: "2026-11-23",
  times: ["10:00", "13:30"],
};

test("without words of the owner the server's own stand", () => {
  expect(postText("", post)).toBe(
    "Hola, Ana. Para Corte de dama mañana martes 24 de noviembre tengo libre:\n• 10:00 am\n• 1:30 pm\n¿A qué hora te queda bien?",
  );
  expect(postText(" ", { ...post, contactName: null, times: ["10:00"] })).toBe(
    "Hola. Para Corte de dama mañana martes 24 de noviembre tengo libre:\n• 10:00 am\n¿Te queda ese horario?",
  );
});

test("the owner's words hold the rows; hours are never said without their day", () => {
  expect(postText("Hola, {{nombre}}. En {{negocio}} {{fecha}} hay:{{horarios}}¿Te aparto uno?", post)).toBe(
    "Hola, Ana. En Salón Aurora mañana martes 24 de noviembre hay:\n• 10:00 am\n• 1:30 pm\n¿Te aparto uno?",
  );
  expect(postText("Para {{servicio}}: {{horarios}}", post)).toBe(
    "Para Corte de dama: \n• mañana martes 24 de noviembre, 10:00 am\n• mañana martes 24 de noviembre, 1:30 pm",
  );
  expect(postText("Hola, {{nombre}}. {{horarios}}", { ...post, contactName: null })).toMatch(/^Hola\. \n• mañana/);
});

test("what looks like a variable in a value is none, and its braces go", () => {
  expect(postText("{{negocio}} {{horarios}}", { ...post, businessName: "{{nombre}} $& $1" })).toMatch(
    /^nombre \$& \$1 /,
  );
});

test.each([
  ["Hola {{nombre}}", "El texto debe llevar {{horarios}}"],
  [
    "{{horarios}} {{precio}}",
    "La variable {{precio}} no existe aquí. Puedes usar: {{nombre}}, {{negocio}}, {{servicio}}, {{fecha}}, {{horarios}}",
  ],
  [
    "{{horarios}} {{constructor}}",
    "La variable {{constructor}} no existe aquí. Puedes usar: {{nombre}}, {{negocio}}, {{servicio}}, {{fecha}}, {{horarios}}",
  ],
  ["{{horarios}}", null],
  ["", null],
])("'%s' is told", (template, problem) => {
  expect(postProblem(template)).toBe(problem);
});

test("the next hour is today's or tomorrow's, in the zone of the business", () => {
  const at = (text: string) => Date.parse(`${text}-06:00`);
  const zone = "America/Mexico_City";
  expect(nextPost(zone, "09:00", at("2026-11-23T08:59:00"))).toBe(at("2026-11-23T09:00:00"));
  expect(nextPost(zone, "09:00", at("2026-11-23T09:00:00"))).toBe(at("2026-11-24T09:00:00"));
});

test("a few hours of many are spread over the day", () => {
  expect(spreadOver([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([1, 5, 9]);
  expect(spreadOver([1, 2, 3], 1)).toEqual([1]);
  expect(spreadOver([1, 2], 5)).toEqual([1, 2]);
});
