// Who answers on a channel: one of the assistants, people alone because somebody chose so, or nobody.
import * as z from "zod";
import { reference } from "../../../kit/reference.ts";
import { Id } from "../../../kit/schema.ts";

/** An assistant for customers, as the person who chooses needs to know it. */
export const ChannelAssistant = z.object({
  _id: Id,
  name: z.string(),
  /** It speaks on channels of this kind. */
  isHere: z.boolean(),
  /** Why it answers nobody now, in Spanish; '' while it answers. */
  silence: z.string(),
  /** Whom it attends, where that is not everybody: 'solo a prospectos'. */
  audience: z.string(),
});
export type ChannelAssistant = z.infer<typeof ChannelAssistant>;

export const ChannelAnswering = z.object({
  by: z.enum(["assistants", "team", "nobody"]),
  /** Somebody of the business has said who answers. */
  isChosen: z.boolean(),
  /** 'Contesta Ana', 'Contesta tu equipo', or why nobody does. */
  text: z.string(),
  assistants: z.array(ChannelAssistant),
});
export type ChannelAnswering = z.infer<typeof ChannelAnswering>;

/** Null: people alone. */
export const AnsweringChoice = z.object({
  assistantId: reference("assistant").nullable(),
});
export type AnsweringChoice = z.infer<typeof AnsweringChoice>;
