import * as z from "zod";
import { ShownBranding } from "../partners/brand/schema.ts";

/** A brand as pages show it. `icon`: the first letter of its name in its colours, where it has no logo or it does not load. */
export const WornBrand = ShownBranding.extend({ icon: z.string() });
export type WornBrand = z.infer<typeof WornBrand>;
