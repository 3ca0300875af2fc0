import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";

/** What a message shows besides words. */
export type Shown = NonNullable<Message["media"]>;
