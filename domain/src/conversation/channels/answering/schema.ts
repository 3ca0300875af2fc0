// Who answers on a channel: one of the assistants, only people because a person chose so, or no one.
import * as z from "zod";
import { reference } from "../../../kit/reference.ts";
import { Id } from "../../../kit/schema.ts";

/** An assistant for customers, with the fields for this choice. */
export const ChannelAssistant = z.object({
  _id: Id,
  name: z.string(),
  /** It speaks on channels of this kind. */
  isHere: z.boolean(),
  /** Why it answers no one now, in Spanish; '' while it answers. */
  silence: z.string(),
  /** The customers that it serves, if not all: 'solo a prospectos'. */
  audience: z.string(),
});
export type ChannelAssistant = z.infer<typeof ChannelAssistant>;

export const ChannelAnswering = z.object({
  by: z.enum(["assistants", "team", "nobody"]),
  /** A person of the business has decided who answers. */
  isChosen: z.boolean(),
  /** 'Contesta Ana', 'Contesta tu equipo', or why no one does. */
  text: z.string(),
  assistants: z.array(ChannelAssistant),
});
export type ChannelAnswering = z.infer<typeof ChannelAnswering>;

/** Null: only people. */
export const AnsweringChoice = z.object({
  assistantId: reference("assistant").nullable(),
});
export type AnsweringChoice = z.infer<typeof AnsweringChoice>;
