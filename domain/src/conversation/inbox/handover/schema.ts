import * as z from "zod";

/** Who else holds a conversation: Meta's own agent, or another application. */
export const Holder = z.enum(["meta_ai", "other_app"]);
export type Holder = z.infer<typeof Holder>;
