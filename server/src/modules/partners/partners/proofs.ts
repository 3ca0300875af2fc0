// What the proofs need to know of partners.
import { DEFAULT_COLORS } from "@mostrador/domain/partners/partners/brand/brand.ts";
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { partnerCaller, rememberSeller } from "../../../../../proofs/capabilities/partner-caller.ts";
import { type FindRow, made } from "../../../../../proofs/capabilities/written-row.ts";
import type { Side } from "../../../../../proofs/world/side.ts";
import type { Caller } from "../../../../test/caller.ts";
import { png } from "../../../../test/sample-files.ts";

const partnerOf = (mark: string) => ({
  name: `Partner ${mark}`,
  description: `Agencia de prueba ${mark}`,
  whatsapp: "2225550140",
  countryCode: "52",
});
const brandOf = (mark: string) => ({
  ...DEFAULT_COLORS,
  logoUrl: "",
  fontFamily: "Lato",
  themeMode: "light",
  companyName: `Marca ${mark}`,
  description: `La marca de ${mark}`,
  email: "hola@marca.mx",
  phone: "222 555 0140",
});

async function makePartner(side: Side): Promise<string> {
  const seller = await side.make.newcomer();
  const answer = await seller.post("/api/partner", { partner: partnerOf(side.mark) });
  if (answer.status !== 201) throw new Error(`no partner: ${JSON.stringify(answer.body)}`);
  rememberSeller(side, seller);
  return answer.body.data._id;
}

function ofPartner(side: Side): { as: Caller; params: { id: string } } {
  const { as, partnerId } = partnerCaller(side);
  return { as, params: { id: partnerId } };
}

const OF_TEAM = { heldBy: "partners.test.ts: the team alone sets it" };
const theRow: FindRow = ({ params }) => ({ table: "partners", column: "id", value: params?.id ?? "" });

export const proofs: CapabilityProofs = {
  rows: { partner: makePartner },
  calls: {
    "partner.list": (side) => ({ as: ofPartner(side).as }),
    "partner.get": ofPartner,
    "partner.create": async ({ mark, make }) => {
      const as = await make.newcomer();
      return { as, body: { partner: { ...partnerOf(mark), userId: as.userId } } };
    },
    "partner.edit": (side) => ({ ...ofPartner(side), body: { partner: partnerOf(side.mark) } }),
    "partner.act": (side) => ({
      ...ofPartner(side),
      body: { action: "updateBranding", branding: brandOf(side.mark) },
    }),
    "partner.uploadPicture": (side) => ({
      ...ofPartner(side),
      body: { name: `logo ${side.mark}.png`, file: png().toString("base64") },
    }),
    "partner.leaderboard": ({ team }) => ({ as: team }),
    "user.find": ({ team }) => ({ as: team, body: { email: team.email } }),
  },
  writes: {
    "partner.create": made("partners"),
    "partner.edit": theRow,
    "partner.act": theRow,
    "partner.uploadPicture": (_call, { body }) => ({
      table: "partner_pictures",
      column: "name",
      value: body.data.url.replace("/archivos/", ""),
    }),
  },
  questions: ["user.find"],
  money: {
    sent: {
      "partner.level": OF_TEAM,
      "partner.subscription": OF_TEAM,
      "partner.subscription.stripeCustomerId": OF_TEAM,
      "partner.subscription.stripePriceId": OF_TEAM,
      "partner.subscription.stripeSubscriptionId": OF_TEAM,
      "partner.subscription.usageSubscriptionId": OF_TEAM,
    },
    serverOnly: {
      partners: {
        columns: {
          level: ["level"],
          subscription_status: ["subscription"],
          subscription_plan: ["plan"],
          subscription_end: ["endDate"],
          subscription_read_at: [],
          stripe_subscription_id: ["stripeSubscriptionId"],
          usage_subscription_id: ["usageSubscriptionId"],
          stripe_customer_id: ["stripeCustomerId"],
          stripe_price_id: ["stripePriceId"],
          "": ["counters", "prepayCredits", "soldCredits", "creditsTransferred", "total"],
        },
        writtenBy: /^partner\.create$/,
      },
    },
  },
  editsTriedElsewhere: ["partner.edit", "partner.act"],
  exceptions: {
    "partner.create body.partner.userId": { status: 403, reason: "a person registers for themselves alone" },
  },
  idsWithoutRow: {
    "partner.create partner.userId": "compared with who calls; the team alone names another person",
    "partner.act userId": "a person of the installation, looked up when they are added",
  },
  entryPoints: {
    address: {
      "partner.create partner.image": "kept as text, fetched by nobody",
      "partner.create partner.branding.logoUrl": "kept as text, fetched by nobody",
      "partner.create partner.branding.facebookUrl": "a link of the footer, fetched by nobody",
      "partner.create partner.branding.instagramUrl": "a link of the footer, fetched by nobody",
      "partner.create partner.branding.websiteUrl": "a link of the footer, fetched by nobody",
      "partner.create partner.branding.whatsappUrl": "a link of the footer, fetched by nobody",
      "partner.edit partner.image": "kept as text, fetched by nobody",
      "partner.act branding.logoUrl": "kept as text, fetched by nobody",
      "partner.act branding.facebookUrl": "a link of the footer, fetched by nobody",
      "partner.act branding.instagramUrl": "a link of the footer, fetched by nobody",
      "partner.act branding.whatsappUrl": "a link of the footer, fetched by nobody",
      "partner.act branding.websiteUrl": "a link of the footer, fetched by nobody",
    },
  },
  refusedAddresses: { "partner.create": 400, "partner.edit": 400, "partner.act": 400 },
};
