// What the proofs need to know of identity.
import { UNLIMITED } from "@mostrador/domain/ground/identity/limits.ts";
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";

const FULL = { access: "full", permissions: [], limits: UNLIMITED };

export const proofs: CapabilityProofs = {
  calls: {
    "me.get": () => ({}),
    "member.list": ofBusiness,
    "member.grant": async ({ businessId, make }) => ({
      params: { userId: (await make.staff()).userId },
      body: { businessId, member: FULL },
    }),
    "member.remove": async ({ businessId, make }) => ({
      params: { userId: (await make.staff()).userId },
      query: { businessId },
    }),
    "teamRule.get": ofBusiness,
    "teamRule.set": ({ businessId }) => ({ body: { businessId, rule: { needsSecondFactor: false } } }),
    "invitation.create": ({ businessId }) => ({ body: { invitation: { businessId, ...FULL } } }),
    "user.join": async ({ businessId, make }) => {
      const as = await make.newcomer();
      return { as, params: { id: as.userId }, body: { businessId, code: await make.invitation() } };
    },
    "session.revokeAll": async ({ make }) => ({ as: await make.newcomer(), body: {} }),
    "session.endOthers": async ({ make }) => ({ as: await make.newcomer(), body: {} }),
    "session.list": () => ({}),
    "session.end": async ({ make }) => {
      const as = await make.newcomer();
      const { body } = await as.get("/api/session");
      return { as, params: { id: body.data[0]._id } };
    },
    "audit.list": ofBusiness,
  },
  writes: {
    "member.grant": ({ params }) => ({ table: "memberships", column: "user_id", value: params?.userId ?? "" }),
    "teamRule.set": ({ body }) => ({
      table: "team_rules",
      column: "business_id",
      value: (body as { businessId: string }).businessId,
    }),
    "invitation.create": made("invitations"),
    "user.join": ({ params }) => ({ table: "memberships", column: "user_id", value: params?.id ?? "" }),
  },
  exceptions: {
    "user.join params.id": { status: 403, reason: "a person joins for themselves alone, and no user is looked up" },
  },
  idsWithoutRow: {
    "user.join businessId": "compared with the code, whose refusal tells nothing of the business",
  },
  entryPoints: {
    raw: {
      "GET /api/auth/get-session": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
      "GET /api/auth/verify-email": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
      "POST /api/auth/change-password": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
      "POST /api/auth/request-password-reset":
        "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
      "POST /api/auth/reset-password": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
      "POST /api/auth/send-verification-email":
        "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
      "POST /api/auth/sign-in/email": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
      "POST /api/auth/sign-in/social": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
      "GET /api/auth/providers": "names from the settings",
      "GET /api/auth/callback/:id": "better-auth, behind its declared fields and the signed state; providers.test.ts",
      "POST /api/auth/sign-out": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
      "POST /api/auth/sign-up/email": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
      "POST /api/auth/update-user": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
      "POST /api/auth/two-factor/enable": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
      "POST /api/auth/two-factor/disable": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
      "POST /api/auth/two-factor/generate-backup-codes":
        "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
      "POST /api/auth/two-factor/verify-totp":
        "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
      "POST /api/auth/two-factor/verify-backup-code":
        "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
    },
  },
};
