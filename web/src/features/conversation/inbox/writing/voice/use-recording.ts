// A voice note from recording to sending: permission, recording, playback, upload, send. It is kept until it is sent or
// deleted, also when the connection fails or another conversation opens.
import { LONGEST_VOICE_S } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import { uploadMedia } from "@mostrador/domain/conversation/inbox/routes.ts";
import type { ChannelName } from "@mostrador/domain/conversation/inbox/schema.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { uploadTo } from "../../../../../lib/upload.ts";
import { sayError } from "../../../../../ui/state/say-error.ts";
import type { WaitingMedia } from "../outbox.ts";
import { useKept } from "../unsent/kept-by-contact.ts";
import { keepNote, keptNotes, throwNoteAway, type VoiceNote } from "../unsent/kept-note.ts";
import { microphoneTrouble } from "./microphone-trouble.ts";
import { type Recorder, recordSound } from "./record-sound.ts";

export type Recording =
  | { at: "asking" | "preparing" | "kept" }
  | { at: "recording"; recorder: Recorder; since: number }
  | { at: "trouble"; trouble: string };

export type OnSent = (media: WaitingMedia, channel: ChannelName) => void;
type Settings = { businessId: string; clientId: string; channel: ChannelName; onSent: OnSent };

const NOT_READY = "No se pudo preparar la nota de voz. Graba otra vez.";
/** A shorter recording is discarded when the conversation is left. */
const LEAST_KEPT_S = 1;

export function useRecording({ businessId, clientId, channel: now, onSent }: Settings) {
  const note = useKept(keptNotes, clientId);
  // The contact may switch channels meanwhile: the note goes to the channel it was started for.
  const [channel] = useState(now);
  const [recording, setRecording] = useState<Recording>({ at: note ? "kept" : "asking" });
  const live = useRef<{ recorder: Recorder; since: number } | null>(null);
  const [attempt, setAttempt] = useState(note ? 0 : 1);
  const ended = useEffectEvent(() => void stop(false));

  useEffect(() => {
    if (attempt === 0) return;
    const leaving = new AbortController();
    recordSound(channel, () => ended()).then(
      (recorder) => {
        if (leaving.signal.aborted) return recorder.cancel();
        live.current = { recorder, since: Date.now() };
        setRecording({ at: "recording", ...live.current });
      },
      (error) => {
        if (!leaving.signal.aborted) setRecording({ at: "trouble", trouble: microphoneTrouble(error) });
      },
    );
    return () => {
      leaving.abort();
      const cut = live.current;
      live.current = null;
      if (!cut) return;
      if (secondsOf(cut.since) < LEAST_KEPT_S) cut.recorder.cancel();
      else void keep(clientId, channel, cut).catch(() => undefined);
    };
  }, [clientId, channel, attempt]);

  const stop = async (thenSend: boolean) => {
    const whole = live.current;
    if (!whole) return;
    live.current = null;
    setRecording({ at: "preparing" });
    try {
      const kept = await keep(clientId, channel, whole);
      setRecording({ at: "kept" });
      if (thenSend) await carry(kept);
    } catch {
      setRecording({ at: "trouble", trouble: NOT_READY });
    }
  };
  const carry = async (kept: VoiceNote) => {
    keptNotes.put(clientId, { ...kept, trouble: "", done: 0 });
    try {
      const onProgress = (done: number) => keptNotes.put(clientId, { ...kept, trouble: "", done });
      const signal = new AbortController().signal;
      const { fileId, kind, mimeType } = await uploadTo(uploadMedia, kept.file, { businessId, onProgress, signal });
      const { name, size } = kept.file;
      const voice = { seconds: kept.seconds };
      keptNotes.put(clientId, null);
      onSent({ kind, mimeType, name, size, preview: kept.url, file: { fileId }, caption: "", voice }, kept.channel);
    } catch (error) {
      keptNotes.put(clientId, { ...kept, trouble: sayError(error), done: null });
    }
  };

  useEffect(() => {
    if (recording.at !== "recording") return;
    const longest = setTimeout(() => ended(), recording.since + LONGEST_VOICE_S * 1000 - Date.now());
    return () => clearTimeout(longest);
  }, [recording]);

  return {
    recording,
    note,
    stop,
    send: () => (note ? carry(note) : stop(true)),
    again: () => {
      setRecording({ at: "asking" });
      setAttempt((before) => before + 1);
    },
    discard: () => {
      live.current?.recorder.cancel();
      live.current = null;
      throwNoteAway(clientId);
    },
  };
}

async function keep(
  clientId: string,
  channel: ChannelName,
  { recorder, since }: { recorder: Recorder; since: number },
) {
  const seconds = Math.max(1, secondsOf(since));
  return keepNote(clientId, { file: await recorder.stop(), seconds, channel });
}

function secondsOf(since: number): number {
  return (Date.now() - since) / 1000;
}
