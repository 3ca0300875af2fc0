// The first steps of a business: how far a person came, whatever the device.
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type {
  getOnboarding as getRoute,
  saveOnboarding as saveRoute,
} from "@mostrador/domain/platform/onboarding/routes.ts";
import * as routes from "@mostrador/domain/platform/onboarding/routes.ts";
import { type Onboarding, OnboardingProgress } from "@mostrador/domain/platform/onboarding/schema.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { bind, type Call } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { type OnboardingRow, putOnboarding, readOnboarding } from "./onboarding.store.ts";

type Settings = { teamWhatsapp: string };

export function onboardingModule({ teamWhatsapp }: Settings): Module {
  return {
    routes: [
      bind(routes.getOnboarding, async (ctx: PersonCtx, _call: Call<typeof getRoute>) => {
        const row = await transact(ctx, (tx) => readOnboarding(tx, ctx.principal.userId));
        return { data: present(ctx, row, teamWhatsapp) };
      }),
      bind(routes.saveOnboarding, async (ctx: PersonCtx, { body }: Call<typeof saveRoute>) => {
        const { progress } = body;
        requireOwn(ctx, progress.businessId);
        const at = new Date(ctx.now);
        const row = await transact(ctx, (tx) => putOnboarding(tx, ctx.principal.userId, progress, at));
        return { data: present(ctx, row, teamWhatsapp) };
      }),
    ],
  };
}

/** The first steps are taken in a business of one's own. */
function requireOwn({ principal }: PersonCtx, businessId: string | null): void {
  if (businessId === null || principal.memberships.some((one) => one.businessId === businessId)) return;
  throw notFound("No se encontró el negocio", "progress.businessId");
}

/** What an older release wrote and nobody can read any more counts as nothing. */
function present({ principal }: PersonCtx, row: OnboardingRow | undefined, teamWhatsapp: string): Onboarding {
  const progress = OnboardingProgress.safeParse(row?.progress);
  return {
    userId: principal.userId,
    progress: progress.data ?? null,
    updatedAt: (progress.success && row?.updated_at.toISOString()) || null,
    teamWhatsapp,
  };
}
