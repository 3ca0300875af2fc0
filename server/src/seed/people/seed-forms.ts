// Two forms of the demo: one that clients answer after their appointment, over their own links, and one about an event,
// with a name and a number. A third one is in the archive.
import type { GivenAnswer } from "@mostrador/domain/growth/forms/check-answers.ts";
import { forms } from "@mostrador/domain/growth/forms/resource.ts";
import type { PublicCtx, TenantCtx } from "../../kernel/context.ts";
import { formActions } from "../../modules/growth/forms/index.ts";
import type { Parts, SeededRows } from "../demo-business.ts";

const HOUR_MS = 3_600_000;

const VISIT = {
  title: "¿Cómo te fue en tu cita?",
  description: "Nos toma un minuto leerte y nos ayuda a atenderte mejor.",
  thanks: "¡Gracias por contarnos! Te esperamos pronto.",
  questions: [
    {
      ...{ id: "trato", question: "¿Cómo calificas la atención?", questionType: "rating", required: true },
      rating: { numEmojis: 5, emoji: "star" },
    },
    {
      ...{ id: "recomienda", question: "¿Nos recomendarías con una amiga?", questionType: "linearScale" },
      linearScale: { minLinear: 0, maxLinear: 10, minLabel: "Para nada", maxLabel: "Seguro que sí" },
    },
    {
      ...{ id: "gusto", question: "¿Qué fue lo que más te gustó?", questionType: "checkboxes" },
      options: [
        { id: "resultado", text: "El resultado" },
        { id: "puntual", text: "La puntualidad" },
        { id: "lugar", text: "El lugar" },
        { id: "otra", text: "Otra cosa", other: true },
      ],
    },
    { id: "mejora", question: "¿Qué podemos mejorar?", questionType: "paragraph" },
  ],
};

const EVENT = {
  title: "Tu evento",
  description: "Cuéntanos de tu boda, graduación o fiesta y te mandamos una cotización.",
  asksContact: true,
  questions: [
    {
      ...{ id: "tipo", question: "¿Qué celebras?", questionType: "multipleChoice", required: true },
      options: [
        { id: "boda", text: "Boda" },
        { id: "xv", text: "XV años" },
        { id: "graduacion", text: "Graduación" },
        { id: "otro", text: "Otro", other: true },
      ],
    },
    { id: "fecha", question: "¿Qué día es?", questionType: "shortAnswer", required: true },
    {
      ...{ id: "personas", question: "¿Cuántas personas se arreglan?", questionType: "linearScale" },
      linearScale: { minLinear: 1, maxLinear: 10, minLabel: "", maxLabel: "10 o más" },
    },
    { id: "idea", question: "¿Tienes una idea del peinado o maquillaje?", questionType: "paragraph" },
  ],
};

const OLD = {
  title: "Encuesta de verano",
  questions: [{ id: "horario", question: "¿Te conviene que abramos más temprano?", questionType: "shortAnswer" }],
};

/** Person, hours ago, stars, recommendation, what was liked, and what could be better. */
const VISITS: readonly [number, number, number, number, readonly string[], string][] = [
  [3, 340, 5, 10, ["resultado", "puntual"], ""],
  [7, 316, 5, 9, ["resultado"], "Que haya más lugar para estacionarse."],
  [1, 293, 4, 8, ["lugar"], ""],
  [12, 268, 5, 10, ["resultado", "lugar"], "Nada, quedé encantada con mi color."],
  [5, 219, 3, 6, ["resultado"], "Esperé 20 minutos aunque llegué a tiempo."],
  [9, 171, 5, 9, ["puntual", "lugar"], ""],
  [3, 124, 4, 9, ["resultado"], "Podrían mandar la ubicación con el recordatorio."],
  [10, 100, 5, 10, ["otra"], ""],
  [2, 51, 2, 4, [], "El tinte no quedó del tono que pedí, pero me lo corrigieron sin costo."],
  [6, 28, 5, 10, ["resultado", "puntual", "lugar"], ""],
  [4, 5, 5, 9, ["puntual"], "Todo muy bien."],
];

const EVENTS: readonly [string, string, number, readonly GivenAnswer[]][] = [
  [
    ...(["Daniela Pacheco", "2221940101", 77] as const),
    [
      { questionId: "tipo", value: "boda" },
      { questionId: "fecha", value: "20 de febrero" },
      { questionId: "personas", value: 6 },
      { questionId: "idea", value: "Recogido con flores naturales y maquillaje de larga duración." },
    ],
  ],
  [
    ...(["Itzel Morán", "2221940102", 31] as const),
    [
      { questionId: "tipo", value: "xv" },
      { questionId: "fecha", value: "Sábado 16 de enero" },
      { questionId: "personas", value: 3 },
    ],
  ],
  [
    ...(["Rocío Téllez", "2221940103", 9] as const),
    [
      { questionId: "tipo", value: "otro", other: "Sesión de fotos" },
      { questionId: "fecha", value: "La próxima semana" },
    ],
  ],
];

export async function seedForms(ctx: TenantCtx, { forms: parts }: Parts, { contactIds }: SeededRows): Promise<void> {
  const { businessId } = ctx;
  const create = async (form: object) =>
    (await formActions.create(ctx, { body: { form: forms.New.parse({ ...form, businessId }) } })).data;
  const visit = await create(VISIT);
  const event = await create(EVENT);
  const old = await create(OLD);
  await formActions.archive(ctx, { params: { id: old._id }, query: { archive: true } });
  const { tx: _, ...common } = ctx as TenantCtx & { tx?: unknown };
  const at = (hoursAgo: number): PublicCtx => ({
    ...(common as unknown as PublicCtx),
    ...{ kind: "system", from: "demo", isCrowded: false, now: ctx.now - hoursAgo * HOUR_MS },
  });
  const code = (url: string) => url.slice(url.lastIndexOf("/") + 1);
  for (const [index, [person, hoursAgo, stars, recommends, liked, better]] of VISITS.entries()) {
    const { url } = await parts.links.linkFor(ctx, visit._id, contactIds[person] as string);
    const answers: GivenAnswer[] = [
      { questionId: "trato", value: stars },
      { questionId: "recomienda", value: recommends },
      { questionId: "gusto", value: [...liked], ...(liked.includes("otra") && { other: "El café que invitan" }) },
      { questionId: "mejora", value: better },
    ];
    await parts.open.answer(at(hoursAgo), {
      params: { code: code(visit.url) },
      query: { c: new URL(url).searchParams.get("c") ?? "" },
      body: { answer: { key: `demo-visita-${index}`, answers } },
    });
  }
  for (const [index, [name, whatsapp, hoursAgo, answers]] of EVENTS.entries())
    await parts.open.answer(at(hoursAgo), {
      params: { code: code(event.url) },
      query: {},
      body: {
        answer: { key: `demo-evento-${index}`, person: { name, whatsapp, countryCode: "52" }, answers: [...answers] },
      },
    });
}
