// A school with a course, and what the tests of enrollments do there.
import type { CoursePlaces, Enrollment } from "@mostrador/domain/growth/enrollments/schema.ts";
import type { MoneyMovement } from "@mostrador/domain/money/finance/schema.ts";
import type { TestProduct } from "../start-product.ts";
import { makeShop } from "./shop.ts";

const PAID = { totalPaid: 0, remainingBalance: 500 };

/** A business with one course of some places; Ana and Eva are not in it yet. */
export async function makeSchool(product: TestProduct, availableSlots: number | null = 2) {
  const { owner, businessId } = await makeShop(product);
  const made = async (path: string, body: object) => (await owner.post(path, body)).body.data._id as string;
  const fields = { name: "Colorimetría", description: "Teoría y práctica", sessions: 3, place: "Centro" };
  const prices = { totalPrice: 1000, enrollmentFee: 200, customId: "COLOR1" };
  const course = { businessId, ...fields, ...prices, schedules: { availableSlots } };
  const courseId = await made("/api/course", { course });
  const client = (name: string, whatsapp: string) => made("/api/client", { client: { businessId, name, whatsapp } });
  const ana = await client("Ana Núñez", "2221230001");
  const eva = await client("Eva", "2221230002");
  const enroll = (more: object = {}) =>
    owner.post("/api/enrollment", { enrollment: { businessId, courseId, clientId: ana, ...PAID, ...more } });
  const edit = (id: string, enrollment: object) => owner.put(`/api/enrollment/${id}`, { enrollment });
  const listed = async (query = "") =>
    (await owner.get(`/api/enrollment?businessId=${businessId}${query}`)).body.data as Enrollment[];
  const money = async () =>
    (await owner.get(`/api/moneyMovement?businessId=${businessId}`)).body.data as MoneyMovement[];
  const places = async () => {
    const { body } = await owner.get(`/api/enrollment/places?businessId=${businessId}`);
    return body.data.find((one: CoursePlaces) => one.courseId === courseId);
  };
  return { owner, businessId, courseId, ana, eva, client, enroll, edit, listed, money, places };
}
