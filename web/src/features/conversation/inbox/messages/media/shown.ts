import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";

/** What a message shows apart from text. */
export type MessageMedia = NonNullable<Message["media"]>;
