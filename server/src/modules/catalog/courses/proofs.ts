// What the proofs need to know of the courses.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";

export const proofs: CapabilityProofs = {
  money: {
    sent: {
      "course.pricePerSession": { heldBy: "catalog/courses/course.test.ts" },
      "course.totalPrice": { heldBy: "catalog/courses/course.test.ts" },
      "course.enrollmentFee": { heldBy: "catalog/courses/course.test.ts" },
    },
    ownersColumns: ["courses.enrollment_fee", "courses.price_per_session", "courses.total_price"],
  },
  entryPoints: {
    address: {
      "course.create course.images": "kept as text, fetched by nobody",
      "course.edit course.images": "kept as text, fetched by nobody",
    },
  },
  refusedAddresses: {
    "course.create": 400,
    "course.edit": 400,
  },
};
