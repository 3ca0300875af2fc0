// Many enrollments from a file: each line on its own, and what is wrong by line.
import { writeXlsx } from "hucre";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSchool } from "../../../../test/shops/school.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("a file enrolls each line on its own, and says what is wrong by line", async () => {
  const { owner, businessId, client, listed, money } = await makeSchool(product, 2);
  await client("Leo", "2221230003");
  const send = (text: string | Uint8Array) => {
    const form = new FormData();
    form.set("businessId", businessId);
    form.set(
      "file",
      new Blob([typeof text === "string" ? text : new Uint8Array(text)], { type: "text/csv" }),
      "inscripciones.csv",
    );
    return owner.send("POST", "/api/enrollment/massive", form);
  };
  const lines = [
    "Curso,Cliente,Estado,Total pagado,Método de pago,Notas",
    'Colorimetría,222 123 0001,Confirmada,"$1,200.00",Efectivo,"Trae, su material"',
    "color1,Eva,,300,,",
    "Otro curso,Eva,,0,,",
    ",Eva,,0,,",
    "Colorimetría,Eva,Quizá,0,,",
    "Colorimetría,Eva,,mucho,,",
    "Colorimetría,Eva,,0,,",
    "Colorimetría,Leo,,0,,",
  ];
  const { status, body } = await send(lines.join("\r\n"));
  expect([status, body.success, body.message]).toEqual([200, true, "Carga masiva completada: 2 creados, 6 fallidos"]);
  expect(body.data).toEqual({
    stats: { created: 2, failed: 6 },
    enrollmentIds: [expect.any(String), expect.any(String)],
    failures: [
      { line: 4, message: "No se encontró el curso o el cliente" },
      { line: 5, message: "Por favor, selecciona un curso y un cliente" },
      { line: 6, message: "El estado debe ser pendiente, confirmada o cancelada" },
      { line: 7, message: "El total pagado no es una cantidad" },
      { line: 8, message: "Eva ya está en este curso: boleto 2, pendiente" },
      { line: 9, message: "El curso ya no tiene lugares" },
    ],
  });
  expect(await listed("&status=confirmed")).toMatchObject([
    { totalPaid: 1200, remainingBalance: 0, paymentStatus: "completed", notes: "Trae, su material" },
  ]);
  expect(await listed("&status=pending")).toMatchObject([
    { totalPaid: 300, remainingBalance: 900, paymentStatus: "partial" },
  ]);
  expect((await money()).filter(({ comments }) => comments.includes("boleto")).length).toBe(2);
  // the undo takes away what nobody touched, and gives back what it said was paid
  const { enrollmentIds } = body.data;
  const [pending] = await listed("&status=pending");
  await owner.put(`/api/enrollment/${pending?._id}`, { enrollment: { notes: "Ya confirmó" } });
  const undo = () => owner.post("/api/enrollment/massive/undo", { businessId, enrollmentIds });
  expect((await undo()).body).toMatchObject({
    message: "Se deshizo la carga: 1 eliminada",
    data: { removed: 1, kept: 1 },
  });
  expect((await listed()).map(({ notes }) => notes)).toEqual(["Ya confirmó"]);
  const gone = (await money()).filter(({ comments }) => comments.endsWith("boleto 1"));
  expect(gone.map(({ type, amount }) => [type, amount]).sort()).toEqual([
    ["in", 1200],
    ["out", 1200],
  ]);
  expect((await undo()).body.errors).toMatchObject([{ path: "enrollmentIds.0" }]);
  for (const [text, message] of [
    ["", "El archivo está vacío"],
    ["Curso,Cliente\n", "El archivo está vacío"],
    ["Curso,Notas\nColor,x\n", "Falta la columna 'Cliente'"],
    ['Curso,Cliente\nColor,"Eva\nColor,Ana\n', "Las comillas que se abren en la línea 2 no se cierran."],
    [
      new Uint8Array([80, 75, 3, 4, 0, 0]),
      "El archivo está dañado o no es un .xlsx. Ábrelo y guárdalo de nuevo como .xlsx.",
    ],
    [new Uint8Array([0, 1, 2, 3]), "El archivo no es un .xlsx ni un CSV. Guarda la hoja así e inténtalo de nuevo."],
    [
      await workbook([[`${"0".repeat(20_000_000)}`]]),
      "El archivo se descomprime a demasiado. Divídelo en varios e intenta de nuevo.",
    ],
    [
      `Curso,Cliente\n${"a,b\n".repeat(501)}`,
      "El archivo contiene 501 inscripciones, pero solo se permite subir un máximo de 500.",
    ],
  ] as const) {
    const refused = await send(text);
    expect([refused.status, refused.body.message]).toEqual([400, message]);
  }
});

test("a person of several businesses says in a field which one the file is for, and cannot name another's", async () => {
  const { owner, businessId, listed } = await makeSchool(product, 2);
  owner.businessId = "";
  const second = { name: "Segundo", description: "Otro negocio de la dueña", whatsapp: "2221234567" };
  const more = { whatsappOwner: "2227654321", timezone: { name: "America/Mexico_City" } };
  const made = await owner.post("/api/business", { business: { ...second, ...more } });
  expect([made.status, made.body.message]).toEqual([201, expect.any(String)]);
  const send = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("file", new Blob(["Curso,Cliente\nColorimetría,Eva\n"], { type: "text/csv" }), "inscripciones.csv");
    return owner.send("POST", "/api/enrollment/massive", form);
  };
  const foreign = (await makeSchool(product)).businessId;
  for (const [fields, message] of [
    [{}, "ID de negocio requerido"],
    [{ businessId: foreign }, "No se encontró el negocio"],
    [{ businessId, bussinessId: foreign }, "No se encontró el negocio"],
  ] as const)
    expect(await send(fields)).toMatchObject({ status: 404, body: { message } });
  expect((await send({ businessId })).body.data.stats).toEqual({ created: 1, failed: 0 });
  owner.businessId = businessId;
  expect(await listed()).toHaveLength(1);
});

test("a client is found by the whole name or the number in any form, among many who are called alike", async () => {
  const { owner, businessId, client, listed } = await makeSchool(product, null);
  const sheet = (cells: string[]) => {
    const form = new FormData();
    form.set("businessId", businessId);
    const lines = ["sep=;", "Curso;Cliente", ...cells.map((cell) => `Colorimetría;${cell}`)];
    form.set("file", new Blob([lines.join("\n")], { type: "text/csv" }), "inscripciones.csv");
    return owner.send("POST", "/api/enrollment/massive", form);
  };
  for (let at = 0; at < 60; at += 1) await client(`Lucía ${at}`, `22244400${String(at).padStart(2, "0")}`);
  const lucia = await client("Lucía", "2225557788");
  const { body } = await sheet(["LUCIA", "+52 1 222 555 7788", "Lucía 100", "222 000 1234"]);
  expect(body.data.stats).toEqual({ created: 1, failed: 3 });
  expect(body.data.failures.map(({ message }: { message: string }) => message)).toEqual([
    ...["Lucía ya está en este curso: boleto 1, pendiente", "No se encontró el curso o el cliente"],
    "No se encontró el curso o el cliente",
  ]);
  expect((await listed()).map(({ clientId }) => clientId)).toEqual([lucia]);
  await client("Lucía", "2225557799");
  expect((await sheet(["Lucía"])).body.data.failures).toEqual([
    { line: 3, message: "Hay varios clientes con ese nombre: escribe su WhatsApp" },
  ]);
});

test("a workbook enrolls as the same lines in CSV do, by the lines of its sheet", async () => {
  const { owner, businessId, listed } = await makeSchool(product, 2);
  const form = new FormData();
  form.set("businessId", businessId);
  const rows = [
    ["Curso", "Cliente", "Total pagado"],
    ["Colorimetría", 2221230001, 1200],
    [],
    ["Colorimetría", "Eva", "$300.00"],
    ["Otro curso", "Eva", 0],
  ];
  form.set("file", new Blob([await workbook(rows)]), "inscripciones.xlsx");
  const { status, body } = await owner.send("POST", "/api/enrollment/massive", form);
  expect([status, body.data?.stats, body.data?.failures]).toEqual([
    200,
    { created: 2, failed: 1 },
    [{ line: 5, message: "No se encontró el curso o el cliente" }],
  ]);
  expect((await listed()).map(({ totalPaid }) => totalPaid).sort()).toEqual([1200, 300]);
});

async function workbook(rows: (string | number)[][]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await writeXlsx({ sheets: [{ name: "Hoja", rows }] }));
}
