// One business of the demo, from its registration to its contacts, as its owner would have typed it.
import { NewBranch } from "@mostrador/domain/business/branches/schema.ts";
import { NewBusiness } from "@mostrador/domain/business/businesses/schema.ts";
import { NewContact } from "@mostrador/domain/business/contacts/schema.ts";
import { NewSpecialist } from "@mostrador/domain/business/specialists/schema.ts";
import { NewService } from "@mostrador/domain/catalog/services/schema.ts";
import { WEEKDAYS } from "@mostrador/domain/kit/calendar.ts";
import { actorOf, type PersonCtx, type TenantCtx, tenantCtx } from "../kernel/context.ts";
import { createBranch } from "../modules/business/branches/index.ts";
import { createBusiness } from "../modules/business/businesses/index.ts";
import { createContact } from "../modules/business/contacts/index.ts";
import { createSpecialist } from "../modules/business/specialists/index.ts";
import { createService } from "../modules/catalog/services/index.ts";
import type { DemoBusiness, Parts } from "./demo-business.ts";
import { demoPeople } from "./people.ts";
import { seededRandom } from "./random.ts";
import { tellAgenda } from "./tell-agenda.ts";
import { tellChannel } from "./tell-channel.ts";

export async function tellBusiness(
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
    const { data } = await createBranch(ctx, { body: { branch: NewBranch.parse({ ...branch, businessId }) } });
    return data._id;
  });
  const specialistIds = await tellSpecialists(ctx, demo, branchIds);
  const serviceIds = await tellServices(ctx, demo, branchIds, specialistIds);
  const contactIds = await inOrder(demoPeople(random, demo.people, demo.phonePrefix), async (person) => {
    const { data } = await createContact(ctx, { body: { client: NewContact.parse({ ...person, businessId }) } });
    return data._id;
  });
  await tellAgenda(ctx, demo, { businessId, branchIds, specialistIds, serviceIds, contactIds }, random);
  await tellChannel(ctx, parts, demo, sandboxUrl);
  return ctx;
}

function tellSpecialists(ctx: TenantCtx, demo: DemoBusiness, branchIds: string[]): Promise<string[]> {
  return inOrder(demo.specialists, async ({ branch, lunch, ...specialist }) => {
    const restSchedules = Object.fromEntries(WEEKDAYS.map((day) => [day, lunch ? [lunch] : []]));
    const { data } = await createSpecialist(ctx, {
      body: {
        specialist: NewSpecialist.parse({
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

function tellServices(ctx: TenantCtx, demo: DemoBusiness, branchIds: string[], specialistIds: string[]) {
  return inOrder(demo.services, async ({ by, ...service }) => {
    const branches = [...new Set(by.map((index) => branchIds[demo.specialists[index]?.branch ?? 0] as string))];
    const { data } = await createService(ctx, {
      body: {
        service: NewService.parse({ ...service, businessId: ctx.businessId }),
        branches,
        specialists: by.map((index) => specialistIds[index] as string),
      },
    });
    return data._id;
  });
}

/** One after the other, so that ids keep the order of the story. */
async function inOrder<T, R>(list: readonly T[], tell: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of list) results.push(await tell(item));
  return results;
}
