import * as z from "zod";
import { access, route } from "../../kit/route.ts";
import { named } from "../../kit/schema.ts";
import { Onboarding, OnboardingProgress } from "./schema.ts";

named({ Onboarding, OnboardingProgress });

export const getOnboarding = route({
  name: "onboarding.get",
  method: "GET",
  path: "/api/onboarding",
  summary: "Hasta dónde llegó la persona en sus primeros pasos",
  access: access.session,
  data: Onboarding,
});

export const saveOnboarding = route({
  name: "onboarding.save",
  method: "PUT",
  path: "/api/onboarding",
  summary: "Guarda hasta dónde llegó la persona en sus primeros pasos",
  access: access.session,
  body: z.object({ progress: OnboardingProgress }),
  data: Onboarding,
});
