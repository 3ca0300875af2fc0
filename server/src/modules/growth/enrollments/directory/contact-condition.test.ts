// The directory by courses and properties: who is enrolled, who is interested, and the export of the same contacts.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function school() {
  const { owner, businessId } = await makeShop(product);
  const made = async (path: string, body: object) => (await owner.post(path, body)).body.data._id as string;
  const course = (name: string) =>
    made("/api/course", {
      course: { businessId, name, description: "Teoría y práctica", sessions: 3, place: "Centro" },
    });
  const dyeing = await course("Colorimetría");
  const cutting = await course("Corte");
  const client = (name: string, whatsapp: string, more: object = {}) =>
    made("/api/client", { client: { businessId, name, whatsapp, ...more } });
  const interests = { services: [], products: [], properties: [], courses: [cutting] };
  const people = {
    Ana: await client("Ana", "2221230001"),
    Eva: await client("Eva", "2221230002"),
    Leo: await client("Leo", "2221230003", { interests }),
  };
  const enroll = (courseId: string, clientId: string, status: string) =>
    owner.post("/api/enrollment", {
      enrollment: { businessId, courseId, clientId, status, totalPaid: 0, remainingBalance: 0 },
    });
  await enroll(dyeing, people.Ana, "confirmed");
  await enroll(dyeing, people.Eva, "cancelled");
  await enroll(cutting, people.Eva, "pending");
  const found = async (query: string) => {
    const { body } = await owner.get(`/api/client/directory?businessId=${businessId}&sort=name&${query}`);
    return (body.data.clients as { name: string }[]).map(({ name }) => name);
  };
  return { owner, businessId, dyeing, cutting, found };
}

test("contacts are found by the course they take, by its status and by their interest", async () => {
  const { owner, businessId, dyeing, cutting, found } = await school();
  expect(await found(`enrolledCourse=${dyeing}`)).toEqual(["Ana"]);
  expect(await found(`enrolledCourse=${dyeing},${cutting}`)).toEqual(["Ana", "Eva"]);
  expect(await found(`enrolledCourse=${dyeing}&enrollmentStatus=cancelled`)).toEqual(["Eva"]);
  expect(await found("enrollmentStatus=pending,confirmed")).toEqual(["Ana", "Eva"]);
  expect(await found(`interestCourse=${cutting}`)).toEqual(["Leo"]);
  expect(await found(`interestCourse=${cutting}&enrolledCourse=${cutting}`)).toEqual([]);
  const wrong = await owner.get(`/api/client/directory?businessId=${businessId}&enrollmentStatus=maybe`);
  expect([wrong.status, wrong.body.errors[0].message]).toEqual([400, "El estado de la inscripción no es válido"]);
});

test("the export has the contacts that the filter finds", async () => {
  const { owner, businessId, dyeing, cutting } = await school();
  const exported = async (filter: object) => {
    const { body } = await owner.post("/api/client/export", { businessId, filter });
    return (body.data.clients as { name: string }[]).map(({ name }) => name).sort();
  };
  expect(await exported({ enrolledCourse: [dyeing] })).toEqual(["Ana"]);
  expect(await exported({ enrolledCourse: [cutting] })).toEqual(["Eva"]);
  expect(await exported({ interestCourse: [cutting] })).toEqual(["Leo"]);
});

test("contacts are found by the property they are interested in", async () => {
  const { owner, businessId, found } = await school();
  const property = { businessId, name: "Casa con jardín", location: "Puebla", price: "$2,450,000 MXN" };
  const { body } = await owner.post("/api/property", { property });
  expect(body.errors ?? []).toEqual([]);
  const propertyId = body.data._id;
  const interests = { services: [], products: [], courses: [], properties: [propertyId] };
  await owner.post("/api/client", { client: { businessId, name: "Mía", whatsapp: "2221230004", interests } });
  expect(await found(`interestProperty=${propertyId}`)).toEqual(["Mía"]);
});

test("a course of another business finds nobody", async () => {
  const own = await school();
  const other = await school();
  expect(await own.found(`enrolledCourse=${other.dyeing}`)).toEqual([]);
});
