// Who waits for a course is told when a place becomes free, in the order of coming, once until the course is full again.
import { expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { shiftedWorld } from "../../../../../test/shifted-world.ts";
import { makePlanningShop } from "../../../../../test/shops/planning-shop.ts";
import { eventually } from "../../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();

test("whatever frees a place of a full course, the first one who waits is told, once until it is full again", async () => {
  const shop = await makePlanningShop(world, world.clock);
  const { owner, businessId, clientId } = shop;
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await owner.post(path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data._id;
  };
  const client = (name: string, whatsapp: string) => made("/api/client", { client: { businessId, name, whatsapp } });
  const [eva, far] = [await client("Eva", "2223330001"), await client("Leo", "2223330002")];
  const zoe = await client("Zoe", "2223330003");
  const fields = { name: "Barismo", description: "Extracción y leche", sessions: 3, place: "Taller" };
  const courseId = await made("/api/course", { course: { businessId, ...fields, schedules: { availableSlots: 1 } } });
  const enroll = (id: string) =>
    made("/api/enrollment", {
      enrollment: { businessId, courseId, clientId: id, totalPaid: 0, remainingBalance: 900 },
    });
  const wait = (id: string) => made("/api/courseWaiting", { waiting: { businessId, courseId, clientId: id } });
  const told = async () => (await shop.heard()).map(({ text }: JsonBody) => text as string).filter(isOfPlace);
  const waiting = async (): Promise<JsonBody[]> =>
    (await owner.get(`/api/courseWaiting?businessId=${businessId}&courseId=${courseId}`)).body.data;
  const isTold = async () => (await waiting()).map(({ toldAt }) => toldAt !== null);
  const count = (times: number) => eventually(async () => expect(await told()).toHaveLength(times), 15_000);

  const first = await enroll(eva);
  await wait(clientId);
  await wait(far);
  expect(await isTold()).toEqual([false, false]);
  await owner.put(`/api/enrollment/${first}`, { enrollment: { status: "cancelled" } });
  await count(1);
  expect(await told()).toEqual([
    expect.stringMatching(
      /^Hola, Ana\. Se liberó un lugar en el curso Barismo .+ contéstanos «Quiero inscribirme a Barismo»\.$/,
    ),
  ]);
  expect(await isTold()).toEqual([true, false]);
  // the place is still free: a save of the course tells nobody again
  await owner.put(`/api/course/${courseId}`, { course: { place: "Barra" } });
  // full again, and free again by a deletion
  const second = await enroll(eva);
  expect(await isTold()).toEqual([false, false]);
  await owner.delete(`/api/enrollment/${second}?businessId=${businessId}`);
  await count(2);
  // by a contact who is deleted
  await enroll(eva);
  await owner.delete(`/api/client/${eva}?businessId=${businessId}`);
  await count(3);
  // and by a place more
  await enroll(zoe);
  await owner.put(`/api/course/${courseId}`, { course: { schedules: { availableSlots: 2, sessionDates: [] } } });
  await count(4);
  expect((await waiting()).map(({ clientId: id }) => id)).toEqual([clientId, far]);
});

const isOfPlace = (text: string) => /Se liberó un lugar/.test(text);
