// Courses over HTTP: amounts to the cent, the two kinds of dates, and files that are stored while a course uses them.
import { afterAll, beforeAll, expect, test } from "vitest";
import { png, upload } from "../../../../test/sample-files.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const COLOUR = { name: "Colorimetría", description: "Teoría y práctica", sessions: 3, place: "Centro" };
const FIRST = { date: "2027-01-11", startTime: "10:00", endTime: "12:00" };

async function shop() {
  const { owner, businessId } = await makeShop(product);
  const resource = (await owner.post("/api/resource", { resource: { businessId, name: "Temario", usage: "static" } }))
    .body;
  const register = (more: object) => owner.post("/api/course", { course: { businessId, ...COLOUR, ...more } });
  return { owner, businessId, resourceId: resource.data._id as string, register };
}

test("a course is registered, read back to the cent, edited and found by its place", async () => {
  const { owner, businessId, register } = await shop();
  const made = await register({ totalPrice: 1250.5, pricePerSession: 0, enrollmentFee: null });
  expect([made.status, made.body.message]).toEqual([201, "Curso registrado correctamente"]);
  expect(made.body.data).toMatchObject({
    ...COLOUR,
    ...{ totalPrice: 1250.5, pricePerSession: 0, enrollmentFee: null, courseType: "scheduled", recurrence: null },
    ...{ schedules: { availableSlots: null, sessionDates: [] }, images: [], resources: [], isArchived: false },
  });
  const edited = await owner.put(`/api/course/${made.body.data._id}`, {
    course: { totalPrice: 9_999_999, sessions: 1 },
  });
  expect(edited.body.data).toMatchObject({ totalPrice: 9_999_999, sessions: 1, pricePerSession: 0 });
  const found = await owner.get(`/api/course?businessId=${businessId}&search=centro&sort=-sessions&totals=true`);
  expect([found.body.data.length, found.body.totals]).toEqual([1, { count: 1, sums: {}, limit: null }]);
});

test.each([
  [{ name: "C" }, "name", "El nombre debe tener al menos 2 caracteres"],
  [{ name: 'El "mejor"' }, "name", "No se permiten comillas dobles en el nombre"],
  [{ description: "abc" }, "description", "La descripción debe tener al menos 5 caracteres"],
  [{ description: "x".repeat(7001) }, "description", "La descripción debe tener máximo 7000 caracteres"],
  [{ customId: "ABCDEFGHIJK" }, "customId", "El identificador debe tener máximo 10 caracteres"],
  [{ sessions: 0 }, "sessions", "El número de sesiones va de 1 a 100"],
  [{ sessions: 101 }, "sessions", "El número de sesiones va de 1 a 100"],
  [{ sessions: undefined }, "sessions", "Este campo es requerido"],
  [{ place: "" }, "place", "Este campo es requerido"],
  [{ totalPrice: -1 }, "totalPrice", "El precio total no puede ser negativo"],
  [{ totalPrice: 1.005 }, "totalPrice", "El precio total lleva hasta dos decimales"],
  [{ pricePerSession: 10_000_000 }, "pricePerSession", "El precio por sesión puede ser de hasta $9,999,999"],
  [{ enrollmentFee: "300" }, "enrollmentFee", "El costo de la inscripción debe ser un número sin comas, como 1234.50"],
  [{ courseType: "daily" }, "courseType", "Elige si el curso es por fechas o recurrente"],
  [{ courseType: "recurrent" }, "recurrence", "Indica cada cuánto se repite el curso"],
  [
    { courseType: "recurrent", recurrence: { every: 1, unit: "weeks" } },
    "schedules.sessionDates",
    "Indica la fecha de la primera sesión",
  ],
  [{ recurrence: { every: 1, unit: "weeks" } }, "recurrence", "Solo un curso recurrente dice cada cuánto se repite"],
  [
    { schedules: { sessionDates: [{ ...FIRST, endTime: "09:00" }] } },
    "schedules.sessionDates.0.endTime",
    "La hora de fin debe ser después de la de inicio",
  ],
  [{ schedules: { availableSlots: 0 } }, "schedules.availableSlots", "El número de lugares va de 1 a 10,000"],
])("%o is refused by name", async (wrong, path, message) => {
  const { register } = await shop();
  const { status, body } = await register(wrong);
  expect([status, body.errors]).toEqual([400, [{ path: `course.${path}`, message }]]);
});

test("an edit that leaves out the kind of course is held to the one it has", async () => {
  const { owner, register } = await shop();
  const recurrence = { every: 2, unit: "months" };
  const made = await register({ courseType: "recurrent", schedules: { sessionDates: [FIRST] }, recurrence });
  expect(made.body.data).toMatchObject({ recurrence, schedules: { sessionDates: [FIRST] } });
  const put = (course: object) => owner.put(`/api/course/${made.body.data._id}`, { course });
  expect((await put({ recurrence: null })).body.errors[0].path).toBe("course.recurrence");
  expect((await put({ schedules: { sessionDates: [] } })).body.errors[0].path).toBe("course.schedules.sessionDates");
  expect((await put({ name: "Otro nombre" })).body.data).toMatchObject({ recurrence });
  expect((await put({ courseType: "scheduled" })).body.data.recurrence).toBeNull();
});

test("its pictures and resources are kept while it names them", async () => {
  const { owner, register, resourceId } = await shop();
  const { url } = (await upload(owner, png(), "curso.png")).body.data;
  const made = (await register({ images: [url], resources: [resourceId, resourceId] })).body.data;
  expect([made.images.length, made.resources]).toEqual([1, [resourceId]]);
  const dropped = () => owner.delete(`/api/cloudinary?url=${encodeURIComponent(url)}`);
  expect((await dropped()).status).toBe(409);
  // an edit of another field does not change them
  const renamed = await owner.put(`/api/course/${made._id}`, { course: { name: "Otro nombre" } });
  expect(renamed.body.data).toMatchObject({ images: made.images, resources: [resourceId] });
  expect((await dropped()).status).toBe(409);
  const removed = await owner.delete(`/api/resource/${resourceId}`);
  expect(removed.body.data.isArchived).toBe(true);
  const emptied = await owner.put(`/api/course/${made._id}`, { course: { images: [], resources: [] } });
  expect(emptied.body.data).toMatchObject({ images: [], resources: [] });
  expect((await dropped()).status).toBe(200);
  expect((await owner.delete(`/api/resource/${resourceId}`)).body.data.isArchived).toBe(false);
});

test("what is nobody's, or is no picture, is refused at its place", async () => {
  const { register } = await shop();
  const nobody = "0192f000-0000-7000-8000-000000000000";
  const resource = await register({ resources: [nobody] });
  expect([resource.status, resource.body.errors]).toEqual([
    404,
    [{ path: "course.resources.0", message: "No se encontró el recurso" }],
  ]);
  const elsewhere = await register({ images: ["http://ejemplo.mx/foto.jpg"] });
  expect([elsewhere.status, elsewhere.body.errors[0].path]).toEqual([400, "course.images.0"]);
  const lost = await register({ images: [`/archivos/${"a".repeat(24)}.png`] });
  expect([lost.status, lost.body.errors[0].path]).toEqual([404, "course.images.0"]);
});

test("who may edit courses, and nothing else, may upload their pictures and choose among resources", async () => {
  const { owner, businessId, register } = await shop();
  const made = (await register({})).body.data;
  const teacher = await product.person("Maestra");
  const permissions = [{ pageId: 21, actions: ["view", "edit"] }];
  const { body } = await owner.post("/api/invitation", { invitation: { businessId, access: "limited", permissions } });
  await teacher.put(`/api/user/${teacher.userId}`, { businessId, code: body.data.code, permissions: [] });
  teacher.businessId = businessId;
  const file = await upload(teacher, png(), "curso.png");
  expect(file.status).toBe(201);
  expect((await teacher.get(`/api/resource?businessId=${businessId}`)).status).toBe(200);
  const edited = await teacher.put(`/api/course/${made._id}`, { course: { images: [file.body.data.url] } });
  expect([edited.status, edited.body.data.images.length]).toEqual([200, 1]);
});
