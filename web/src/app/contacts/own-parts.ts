// The parts that capabilities add to contacts.
import type { InContact } from "../../lib/contact/in-contact.ts";

export const OWN = Object.values(
  import.meta.glob<InContact>("../../features/*/*/in-contact.ts", { eager: true, import: "inContact" }),
);
