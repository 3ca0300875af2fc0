// The voice note that was recorded in each conversation and is neither sent nor thrown away. A page that is closed would lose
// it: whoever closes it is asked.
import type { ChannelName } from "@mostrador/domain/conversation/inbox/schema.ts";
import { keptByContact } from "./kept-by-contact.ts";

export type VoiceNote = {
  file: File;
  url: string;
  seconds: number;
  /** For which it was recorded: each plays other sounds. */
  channel: ChannelName;
  /** Why it did not go out; '' before. */
  trouble: string;
  /** How far it has been carried, from 0 to 1; null while it waits for its owner. */
  done: number | null;
};

export const keptNotes = keptByContact<VoiceNote | null>({ empty: null, isEmpty: (note) => note === null });

export function keepNote(clientId: string, recorded: Pick<VoiceNote, "file" | "seconds" | "channel">): VoiceNote {
  const note = { ...recorded, url: URL.createObjectURL(recorded.file), trouble: "", done: null };
  keptNotes.put(clientId, note);
  return note;
}

export function throwNoteAway(clientId: string): void {
  const note = keptNotes.of(clientId);
  if (note) URL.revokeObjectURL(note.url);
  keptNotes.put(clientId, null);
}
