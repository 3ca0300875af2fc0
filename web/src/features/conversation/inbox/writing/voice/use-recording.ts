// A voice note from the microphone to the conversation: asked for, recorded, listened to, carried, sent. It is kept until it
// is on its way or thrown away: nothing of it is lost because a line was.
import { LONGEST_VOICE_S } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import { uploadMedia } from "@mostrador/domain/conversation/inbox/routes.ts";
import type { ChannelName } from "@mostrador/domain/conversation/inbox/schema.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { uploadTo } from "../../../../../lib/upload.ts";
import { sayError } from "../../../../../ui/state/say-error.ts";
import type { WaitingMedia } from "../outbox.ts";
import { microphoneTrouble } from "./microphone-trouble.ts";
import { type Recorder, recordSound } from "./record-sound.ts";

export type Note = { file: File; url: string; seconds: number };
export type Recording =
  | { at: "asking" | "preparing" }
  | { at: "recording"; recorder: Recorder; since: number }
  | { at: "ready"; note: Note; trouble: string }
  | { at: "sending"; note: Note; done: number }
  | { at: "trouble"; trouble: string };

type Settings = { businessId: string; channel: ChannelName; onSent: (media: WaitingMedia) => void };

const NOT_READY = "No se pudo preparar la nota de voz. Graba otra vez.";

export function useRecording({ businessId, channel, onSent }: Settings) {
  const [recording, setRecording] = useState<Recording>({ at: "asking" });
  const recorder = useRef<Recorder | null>(null);
  const url = useRef<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const ended = useEffectEvent(() => void stop(false));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the microphone again
  useEffect(() => {
    const leaving = new AbortController();
    recordSound(channel, () => ended()).then(
      (started) => {
        if (leaving.signal.aborted) return started.cancel();
        recorder.current = started;
        setRecording({ at: "recording", recorder: started, since: Date.now() });
      },
      (error) => {
        if (!leaving.signal.aborted) setRecording({ at: "trouble", trouble: microphoneTrouble(error) });
      },
    );
    return () => {
      leaving.abort();
      recorder.current?.cancel();
      recorder.current = null;
    };
  }, [channel, attempt]);

  const stop = async (thenSend: boolean) => {
    const started = recorder.current;
    if (!started || recording.at !== "recording") return;
    recorder.current = null;
    const seconds = Math.max(1, (Date.now() - recording.since) / 1000);
    setRecording({ at: "preparing" });
    const file = await started.stop().catch(() => null);
    if (!file) return setRecording({ at: "trouble", trouble: NOT_READY });
    url.current = URL.createObjectURL(file);
    const note = { file, url: url.current, seconds };
    if (thenSend) await carry(note);
    else setRecording({ at: "ready", note, trouble: "" });
  };
  const carry = async (note: Note) => {
    setRecording({ at: "sending", note, done: 0 });
    try {
      const onProgress = (done: number) => setRecording({ at: "sending", note, done });
      const signal = new AbortController().signal;
      const { fileId, kind, mimeType } = await uploadTo(uploadMedia, note.file, { businessId, onProgress, signal });
      const { name, size } = note.file;
      const voice = { seconds: note.seconds };
      url.current = null;
      onSent({ kind, mimeType, name, size, preview: note.url, file: { fileId }, caption: "", voice });
    } catch (error) {
      setRecording({ at: "ready", note, trouble: sayError(error) });
    }
  };

  // what was sent is still looked at in the conversation
  useEffect(
    () => () => {
      if (url.current) URL.revokeObjectURL(url.current);
    },
    [],
  );
  useEffect(() => {
    if (recording.at !== "recording") return;
    const longest = setTimeout(() => ended(), recording.since + LONGEST_VOICE_S * 1000 - Date.now());
    return () => clearTimeout(longest);
  }, [recording]);

  return {
    recording,
    stop,
    send: () => (recording.at === "ready" ? carry(recording.note) : stop(true)),
    again: () => {
      setRecording({ at: "asking" });
      setAttempt((before) => before + 1);
    },
  };
}
