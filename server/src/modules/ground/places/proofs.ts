// What the proofs need to know of the places.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "place.countries": () => ({}),
    "place.states": () => ({ body: { country: "México" } }),
    "place.cities": () => ({ body: { country: "México", state: "Puebla", search: "cholula" } }),
    // the link contains the point itself, so that no service is asked
    "mapLink.expand": () => ({ query: { shortUrl: "https://maps.google.com/?q=19.0414,-98.2063" } }),
  },
  questions: ["place.states", "place.cities"],
  entryPoints: {
    address: {
      "mapLink.expand shortUrl": "opened on the hosts of maps only: providers/maps/ssrf.test.ts",
    },
  },
};
