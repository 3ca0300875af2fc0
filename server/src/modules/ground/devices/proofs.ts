// What the proofs need to know of the devices.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "device.list": () => ({}),
    "device.add": async ({ make }) => ({ body: { device: await make.device() } }),
    "device.remove": async ({ owner, make }) => {
      const device = await make.device();
      const { body } = await owner.post("/api/device", { device });
      return { params: { id: body.data._id } };
    },
  },
  writes: {
    "device.add": made("push_devices"),
  },
  entryPoints: {
    address: {
      "device.add device.endpoint": "called on the hosts of push services only: waiting.test.ts",
    },
  },
};
