// Who answers on the channels. Assistants belong to a higher layer, so they fill a slot that is declared here
// (docs/decisions/0021).
import {
  type AnsweringAssistant,
  answeringOf,
} from "@mostrador/domain/conversation/channels/answering/answering-of.ts";
import type { ChannelAnswering } from "@mostrador/domain/conversation/channels/answering/schema.ts";
import { channelChanged } from "@mostrador/domain/conversation/channels/live.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { declareSlot } from "../../../../kernel/slot.ts";
import { type ChannelRow, holdChannel, type Kind, readChannel, readChannels } from "../channel.store.ts";

export type ChannelAnswerers = {
  /** The assistants for customers, oldest first. */
  read(tx: Tx): Promise<AnsweringAssistant[]>;
  /**
   * Makes the assistant answer on channels of this kind from now on; returns its name. Throws 403 if the caller may
   * not edit assistants.
   */
  speakOn(ctx: TenantCtx, kind: Kind, assistantId: string): Promise<string>;
};
export const channelAnswerers = declareSlot<ChannelAnswerers>("channel-answerers");

export async function readAnswerers(tx: Tx, ctx: TenantCtx): Promise<AnsweringAssistant[]> {
  return (await Promise.all(ctx.fillings.of(channelAnswerers).map(({ read }) => read(tx)))).flat();
}

export function answeringIn(
  { kind, answered_by: chosen }: Pick<ChannelRow, "kind" | "answered_by">,
  assistants: readonly AnsweringAssistant[],
): ChannelAnswering {
  return answeringOf({ kind, chosen, assistants });
}

/** Whether a person chose that only people answer there. */
export async function isAnsweredByTeam(tx: Tx, channelId: string): Promise<boolean> {
  return (await readChannel(tx, channelId))?.answered_by === "team";
}

/** The same, and it cannot change until the transaction ends. */
export async function holdIsAnsweredByTeam(tx: Tx, channelId: string): Promise<boolean> {
  return (await holdChannel(tx, channelId))?.answered_by === "team";
}

/** Tells that the work of assistants changed, so that the screens read the status of the channels again. */
export async function announceAnswering(tx: Tx, ctx: TenantCtx): Promise<void> {
  for (const { id } of await readChannels(tx)) await announce(tx, ctx, channelChanged, { channelId: id });
}
