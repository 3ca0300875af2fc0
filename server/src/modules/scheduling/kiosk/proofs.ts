// What the proofs need to know of reception tablets.
import { KIOSK_THEMES } from "@mostrador/domain/scheduling/kiosk/theme.ts";
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

const ofTablet = ({ rows }: Side) => ({ params: { id: rows.tablet as string } });
const MINUTE_MS = 60_000;

export const proofs: CapabilityProofs = {
  calls: {
    "kiosk.list": ofBusiness,
    "kiosk.create": (side) => ({ body: { tablet: tablet(side) } }),
    "kiosk.edit": ({ rows, branchId, mark }) => ({
      params: { id: rows.tablet as string },
      body: { tablet: { branchId, name: `Mostrador ${mark}`, theme: "dark" } },
    }),
    "kiosk.renew": ofTablet,
    "kiosk.withdraw": ofTablet,
    "kiosk.delete": async (side) => ({ params: { id: (await newTablet(side))._id } }),
    "kiosk.code": ({ appointmentId }) => ({ params: { id: appointmentId } }),
    "kioskScreen.get": async (side) => ({ params: { token: await tokenOf(side) } }),
    "kioskScreen.arrive": arriving,
  },
  rows: { tablet: async (side) => (await newTablet(side))._id },
  writes: {
    "kiosk.create": made("kiosk_tablets"),
    "kioskScreen.arrive": ({ body }) => ({
      ...{ table: "contacts", column: "phone" },
      value: `52${(body as { arrival: { whatsapp: string } }).arrival.whatsapp}`,
    }),
  },
  edits: {
    "kiosk.edit": {
      fields: [text("name"), { name: "theme", value: (n) => KIOSK_THEMES[n % 3] as string, column: "theme" }],
    },
  },
  entryPoints: {
    public: {
      "kioskScreen.arrive": "a secret of 256 bits in the link, stored as its hash; tries of codes in kiosk.test.ts",
      "kioskScreen.get": "the same; a link that was withdrawn in kiosk.test.ts",
    },
  },
};

function tablet({ businessId, branchId, mark }: Side) {
  return { businessId, branchId, name: `Recepción ${mark}`, theme: "hour" };
}

async function newTablet(side: Side): Promise<{ _id: string; url: string }> {
  return (await side.owner.post("/api/kiosk", { tablet: tablet(side) })).body.data;
}

/** Of one tablet a side, whose link stays. */
function tokenOf(side: Side): Promise<string> {
  const known = tokens.get(side.businessId);
  const token = known ?? newTablet(side).then(tokenIn);
  tokens.set(side.businessId, token);
  return token;
}
const tokenIn = ({ url }: { url: string }) => url.split("/").at(-1) as string;
const tokens = new Map<string, Promise<string>>();

/** A client whose appointment is about to begin. */
async function arriving(side: Side) {
  const { businessId, branchId, serviceId, make, owner } = side;
  // a tablet takes a limited number of tries
  const token = tokenIn(await newTablet(side));
  const whatsapp = make.digits();
  const appointment = {
    ...{
      businessId,
      branchId,
      serviceId,
      specialistId: await make.specialist(),
      clientId: await make.contact(whatsapp),
    },
    start: new Date(Date.now() + 30 * MINUTE_MS).toISOString(),
    ...{ confirmOutsideHours: true, confirmNotGiven: true },
  };
  const id = await side.post("/api/appointment", { appointment });
  const { code } = (await owner.get(`/api/appointment/${id}/arrivalCode`)).body.data;
  return { params: { token }, body: { arrival: { whatsapp, code } } };
}
