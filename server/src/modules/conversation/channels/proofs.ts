// What the proofs need to know of the channels.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";
import { tokenOf } from "../../../../../proofs/world/side.ts";
import { signInAtFacebook, signUpAtMeta } from "../../../../../server/test/providers/meta.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "channel.connect": ({ businessId, mark, make }) => ({
      body: {
        channel: {
          businessId,
          kind: "whatsapp",
          phoneNumberId: `7${make.digits()}`,
          wabaId: `8${make.digits()}`,
          accessToken: tokenOf(mark),
        },
      },
    }),
    "channel.offerSignUp": ofBusiness,
    "channel.beginSignUp": ({ businessId }) => ({ body: { businessId } }),
    "channel.endSignUp": async ({ businessId, owner, make }) => {
      const { code, state } = await signUpAtMeta(owner, { phone: `22${make.digits().slice(-8)}` });
      return { body: { signUp: { businessId, code, state } } };
    },
    "channel.offerFacebook": ofBusiness,
    "channel.beginFacebook": ({ businessId }) => ({ body: { businessId, kind: "messenger" } }),
    "channel.endFacebook": async ({ businessId, owner, make }) => {
      const { code, state } = await signInAtFacebook(owner, { form: { newPage: `Página ${make.digits()}` } });
      return { body: { signIn: { businessId, code, state } } };
    },
    "channel.connectFacebook": async ({ businessId, owner, make }) => {
      const { code, state } = await signInAtFacebook(owner, { form: { newPage: `Página ${make.digits()}` } });
      const found = await owner.post("/api/channel/facebook", { signIn: { businessId, code, state } });
      const { signInId, accounts } = found.body.data;
      const [{ kind, externalId }] = accounts;
      return { body: { choice: { businessId, signInId, accounts: [{ kind, externalId }] } } };
    },
    "channel.readTest": async ({ owner, channelId, make }) => {
      const test = { countryCode: "52", whatsapp: `22${make.digits().slice(-8)}` };
      const sent = await owner.post(`/api/channel/${channelId}/test`, { test });
      return { params: { id: sent.body.data.messageId } };
    },
    "channel.sendTest": ({ channelId, make }) => ({
      params: { id: channelId },
      body: { test: { countryCode: "52", whatsapp: `22${make.digits().slice(-8)}` } },
    }),
    "channel.list": ofBusiness,
    "channel.edit": ({ channelId, mark }) => ({
      params: { id: channelId },
      body: { channel: { accessToken: tokenOf(mark) } },
    }),
    "channel.check": ({ channelId }) => ({ params: { id: channelId } }),
    "channel.chooseAnswering": async ({ make }) => ({
      params: { id: await make.channel() },
      body: { answering: { assistantId: null } },
    }),
    "channel.disconnect": async ({ make }) => ({ params: { id: await make.channel() } }),
    "business.data": ({ businessId }) => ({ params: { id: businessId } }),
  },
  writes: {
    "channel.connect": made("channels"),
    "channel.endSignUp": made("channels"),
    "channel.endFacebook": (_call, { body }) => ({
      table: "facebook_sign_ins",
      column: "id",
      value: body.data.signInId,
    }),
    "channel.connectFacebook": made("channels"),
  },
  questions: ["channel.beginSignUp", "channel.beginFacebook"],
  edits: {
    "channel.edit": {
      fields: [
        { ...text("wabaId", "waba_id"), value: (n) => String(70_000_000 + n) },
        { name: "accessToken", value: (n) => `EAAtoken-${n}` },
      ],
    },
  },
  editsTriedElsewhere: [
    // one choice of a person: the last one wins, and the history has each one
    "channel.chooseAnswering",
  ],
  entryPoints: {
    raw: {
      "GET /api/webhooks/meta": "the verify token; webhooks.test.ts",
      "POST /api/webhooks/meta": "Meta's signature; webhooks.test.ts",
      "POST /api/webhooks/meta/deauthorize": "Meta's signed request; raw-routes.test.ts",
      "POST /api/webhooks/meta/deletion": "Meta's signed request; raw-routes.test.ts",
      "GET /api/webhooks/meta/deletion/:code": "a signed code; raw-routes.test.ts",
    },
  },
};
