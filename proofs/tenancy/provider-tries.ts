// The calls of signing in with a provider, where the installation set up none: nothing begins, and nobody comes back from one.
import { expect } from "vitest";
import type { Mirror } from "../world/mirror.ts";

export function providerTries(mirrorOf: () => Mirror): Record<string, () => Promise<void>> {
  return {
    "GET /api/auth/providers": async () => {
      const { a, people } = mirrorOf();
      for (const caller of [people.nobody, a.owner])
        expect((await caller.get("/api/auth/providers")).body).toEqual({ success: true, message: "", data: [] });
    },
    "POST /api/auth/sign-in/social": async () => {
      const { people } = mirrorOf();
      for (const provider of ["google", "facebook"])
        expect((await people.nobody.post("/api/auth/sign-in/social", { provider })).status).toBe(404);
    },
    "GET /api/auth/callback/:id": async () => {
      const { people } = mirrorOf();
      for (const id of ["google", "facebook", "credential", "%2e%2e"])
        expect([id, (await people.nobody.get(`/api/auth/callback/${id}?state=x&code=y`)).status]).toEqual([id, 404]);
    },
  };
}
