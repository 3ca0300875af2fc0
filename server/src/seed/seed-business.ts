// One business of the demo, from its registration to its contacts, as its owner would have entered it.
import { holidaysBetween } from "@mostrador/domain/business/branches/closed-dates/holidays.ts";
import { NewClosedDate } from "@mostrador/domain/business/branches/closed-dates/schema.ts";
import { branches } from "@mostrador/domain/business/branches/resource.ts";
import { NewBusiness } from "@mostrador/domain/business/businesses/schema.ts";
import { NewContact } from "@mostrador/domain/business/contacts/schema.ts";
import { specialists } from "@mostrador/domain/business/specialists/resource.ts";
import { facilities } from "@mostrador/domain/catalog/facilities/resource.ts";
import { products } from "@mostrador/domain/catalog/products/resource.ts";
import { services } from "@mostrador/domain/catalog/services/resource.ts";
import { addDays, USUAL_ZONE, WEEKDAYS } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { actorOf, type PersonCtx, type TenantCtx, tenantCtx } from "../kernel/context.ts";
import { createBranch, createClosedDate } from "../modules/business/branches/index.ts";
import { createBusiness } from "../modules/business/businesses/index.ts";
import { createContact } from "../modules/business/contacts/index.ts";
import { createSpecialist } from "../modules/business/specialists/index.ts";
import { facilityActions } from "../modules/catalog/facilities/index.ts";
import { productActions } from "../modules/catalog/products/index.ts";
import { createService } from "../modules/catalog/services/index.ts";
import { seedAgenda } from "./agenda/seed-agenda.ts";
import { seedOldVisits } from "./agenda/seed-old-visits.ts";
import type { DemoBusiness, Parts } from "./demo-business.ts";
import { seedCharges } from "./money/seed-charges.ts";
import { seedCredits } from "./money/seed-credits.ts";
import { seedEnrollments } from "./money/seed-enrollments.ts";
import { seedMoney } from "./money/seed-money.ts";
import { seedOrders } from "./money/seed-orders.ts";
import { seedPackages } from "./money/seed-packages.ts";
import { seedStock } from "./money/seed-stock.ts";
import { seedChannel } from "./outside/seed-channel.ts";
import { seedPages } from "./outside/seed-pages.ts";
import { seedTemplates } from "./outside/seed-templates.ts";
import { daysKnown, demoPeople } from "./people/people.ts";
import { seedConversions } from "./people/seed-conversions.ts";
import { seedForms } from "./people/seed-forms.ts";
import { seedFunnel } from "./people/seed-funnel.ts";
import { seedReminders } from "./people/seed-reminders.ts";
import { seedSources } from "./people/seed-sources.ts";
import { seedUpload } from "./people/seed-upload.ts";
import { seedWaiting } from "./people/seed-waiting.ts";
import { seedPrivacy } from "./privacy/seed-privacy.ts";
import { seededRandom } from "./random.ts";
import { keepPicture } from "./resources/keep-picture.ts";
import { seedCourses } from "./resources/seed-courses.ts";
import { seedProperties } from "./resources/seed-properties.ts";
import { seedAudiences } from "./seed-audiences.ts";
import { seedDeposit } from "./seller/seed-deposit.ts";
import { seedSeller } from "./seller/seed-seller.ts";

/** Far enough ahead that the demo has no appointments there. */
const DAYS_UNTIL_CLOSED = 60;
const DAY_MS = 86_400_000;

/** The next legal holidays. */
async function seedClosedDates(ctx: TenantCtx, businessId: string): Promise<void> {
  const from = addDays(localOf(USUAL_ZONE, ctx.now).day, DAYS_UNTIL_CLOSED);
  const official = holidaysBetween(from, addDays(from, 365)).filter(({ isOfficial }) => isOfficial);
  for (const { day, name } of official.slice(0, 2)) {
    await createClosedDate(ctx, {
      body: { closedDate: NewClosedDate.parse({ businessId, day, name }) },
      params: {},
      query: {},
    });
  }
}

export async function seedBusiness(
  owner: PersonCtx,
  parts: Parts,
  demo: DemoBusiness,
  sandboxUrl: string,
  seed: number,
): Promise<TenantCtx> {
  const random = seededRandom(seed);
  const made = await createBusiness(owner, { body: { business: NewBusiness.parse(demo.business) } });
  const businessId = made.data._id;
  const ctx = tenantCtx(owner, businessId, actorOf(owner.principal));
  const branchIds = await inOrder(demo.branches, async (branch) => {
    const { data } = await createBranch(ctx, { body: { branch: branches.New.parse({ ...branch, businessId }) } });
    return data._id;
  });
  const specialistIds = await seedSpecialists(ctx, demo, branchIds);
  const productIds = await seedProducts(ctx, parts, demo);
  const facilityIds = await seedFacilities(ctx, demo, branchIds);
  const serviceIds = await seedServices(ctx, demo, branchIds, specialistIds, productIds, facilityIds);
  const people = demoPeople(random, demo.people, demo.phonePrefix);
  const contactIds = await inOrder(people, async (person, index) => {
    const then = { ...ctx, now: Math.round(ctx.now - daysKnown(index, people.length) * DAY_MS) };
    const { data } = await createContact(then, { body: { client: NewContact.parse({ ...person, businessId }) } });
    return data._id;
  });
  const told = { businessId, branchIds, specialistIds, serviceIds, productIds, contactIds };
  await seedAgenda(ctx, demo, told, random);
  if (demo.seller) await seedOldVisits(ctx, demo, told, seededRandom(seed + 11));
  await seedClosedDates(ctx, businessId);
  await seedCredits(ctx, demo, told, seededRandom(seed + 7));
  await seedStock(ctx, demo, told);
  await seedMoney(ctx, told, random);
  await seedAudiences(ctx, contactIds);
  await seedSources(ctx, contactIds);
  await seedFunnel(ctx, contactIds);
  await seedUpload(ctx, people, demo.phonePrefix);
  await seedPrivacy(ctx, demo, contactIds);
  const assistantId = await seedChannel(ctx, parts, demo, sandboxUrl);
  await seedPages(ctx, parts, demo, sandboxUrl);
  await seedTemplates(ctx, parts, demo, sandboxUrl);
  if (demo.seller) {
    await seedSeller(ctx, parts, demo.seller);
    await seedDeposit(ctx, parts, demo, told);
    await seedWaiting(ctx, parts, demo, told);
    await seedReminders(ctx, contactIds);
    await seedCourses(ctx, parts);
    await seedProperties(ctx, parts);
    await seedEnrollments(ctx, told);
    await seedForms(ctx, parts, told);
    await seedOrders(ctx, told);
    await seedCharges(ctx, told);
    await seedPackages(ctx, told);
    await seedConversions(ctx, told, { id: assistantId, name: demo.assistant.name });
  }
  return ctx;
}

function seedSpecialists(ctx: TenantCtx, demo: DemoBusiness, branchIds: string[]): Promise<string[]> {
  return inOrder(demo.specialists, async ({ branch, lunch, ...specialist }) => {
    const restSchedules = Object.fromEntries(WEEKDAYS.map((day) => [day, lunch ? [lunch] : []]));
    const { data } = await createSpecialist(ctx, {
      body: {
        specialist: specialists.New.parse({
          ...specialist,
          restSchedules,
          businessId: ctx.businessId,
          branchId: branchIds[branch],
        }),
      },
    });
    return data._id;
  });
}

function seedProducts(ctx: TenantCtx, parts: Parts, demo: DemoBusiness): Promise<string[]> {
  return inOrder(demo.products, async ({ bought, by, drawn, ...product }) => {
    const images = drawn
      ? [{ url: await keepPicture(ctx, parts, drawn()), type: "image", description: product.name }]
      : [];
    const { data } = await productActions.create(ctx, {
      body: { product: products.New.parse({ ...product, images, businessId: ctx.businessId }) },
    });
    return data._id;
  });
}

function seedFacilities(ctx: TenantCtx, demo: DemoBusiness, branchIds: string[]): Promise<string[]> {
  return inOrder(demo.facilities, async ({ branch, ...facility }) => {
    const { data } = await facilityActions.create(ctx, {
      body: {
        facility: facilities.New.parse({ ...facility, businessId: ctx.businessId, branchId: branchIds[branch] }),
      },
    });
    return data._id;
  });
}

function seedServices(
  ctx: TenantCtx,
  demo: DemoBusiness,
  branchIds: string[],
  specialistIds: string[],
  productIds: string[],
  facilityIds: string[],
) {
  return inOrder(demo.services, async ({ by, uses = [], ...service }) => {
    const branches = [...new Set(by.map((index) => branchIds[demo.specialists[index]?.branch ?? 0] as string))];
    const { data } = await createService(ctx, {
      body: {
        service: services.New.parse({
          ...service,
          businessId: ctx.businessId,
          facilities: uses.map((index) => facilityIds[index] as string),
          stockOperations: usedBy(demo, productIds, service.name),
        }),
        branches,
        specialists: by.map((index) => specialistIds[index] as string),
      },
    });
    return data._id;
  });
}

function usedBy(demo: DemoBusiness, productIds: string[], service: string) {
  return demo.products.flatMap(({ by }, at) => {
    const amount = by[service];
    return amount ? [{ productId: productIds[at] as string, amount }] : [];
  });
}

/** One after the other, so that ids keep the order of the list. */
async function inOrder<T, R>(list: readonly T[], tell: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const [index, item] of list.entries()) results.push(await tell(item, index));
  return results;
}
