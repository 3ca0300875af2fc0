// The recorded, unsent voice note of each conversation. Closing the page would lose it, so the person is asked first.
import type { ChannelName } from "@mostrador/domain/conversation/inbox/schema.ts";
import { keptByContact } from "./kept-by-contact.ts";

export type VoiceNote = {
  file: File;
  url: string;
  seconds: number;
  /** The channel it was recorded for: each supports other formats. */
  channel: ChannelName;
  /** Why it was not sent; '' otherwise. */
  trouble: string;
  /** The upload progress from 0 to 1; null before it starts. */
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
