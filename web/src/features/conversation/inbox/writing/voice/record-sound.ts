// Records from the microphone until it is released, and converts the result for sending.
import type { ChannelName } from "@mostrador/domain/conversation/inbox/schema.ts";
import { type SoundFormat, soundFormat } from "./sound-format.ts";

/** Up to about three minutes WhatsApp plays it without a download. */
const BITS_A_SECOND = 24_000;

export type Recorder = {
  /** The sound level now, from 0 to 1. */
  level: () => number;
  /** The recording in the channel's format. Throws when it cannot be converted: `use-recording.ts` shows that. */
  stop: () => Promise<File>;
  /** Releases the microphone and discards the recording. */
  cancel: () => void;
};

/** `onEnded`: the microphone was disconnected. Throws the browser's error (`microphoneTrouble`). */
export async function recordSound(channel: ChannelName, onEnded: () => void): Promise<Recorder> {
  const format = soundFormat(channel, (type) => MediaRecorder.isTypeSupported(type));
  if (!format) throw new DOMException("No format", "NotSupportedError");
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  const recorder = new MediaRecorder(stream, { mimeType: format.recorded, audioBitsPerSecond: BITS_A_SECOND });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const whole = new Promise<Blob>((done) => {
    recorder.addEventListener("stop", () => done(new Blob(parts, { type: format.recorded })));
  });
  const ear = listenTo(stream);
  const letGo = () => {
    if (recorder.state !== "inactive") recorder.stop();
    for (const track of stream.getTracks()) track.stop();
    ear.close();
  };
  for (const track of stream.getTracks()) track.addEventListener("ended", onEnded);
  // loads the converter meanwhile
  if (format.sent === "ogg") void import("./ogg-of-webm.ts").catch(() => undefined);
  recorder.start(1000);
  return {
    level: ear.level,
    async stop() {
      letGo();
      return sendable(await whole, format);
    },
    cancel: letGo,
  };
}

function listenTo(stream: MediaStream): { level: () => number; close: () => void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      return Math.min(1, Math.sqrt(loudest));
    },
    close: () => void context.close(),
  };
}

const NAME = "nota-de-voz";

async function sendable(recorded: Blob, { recorded: type, sent }: SoundFormat): Promise<File> {
  if (sent === "ogg") {
    const { oggOfWebm } = await import("./ogg-of-webm.ts");
    return new File([await oggOfWebm(recorded)], `${NAME}.ogg`, { type: "audio/ogg" });
  }
  if (sent === "wav") {
    const { wavOfSound } = await import("./wav-of-sound.ts");
    return new File([await wavOfSound(recorded)], `${NAME}.wav`, { type: "audio/wav" });
  }
  const [kind = ""] = type.split(";");
  return new File([recorded], `${NAME}.${kind === "audio/mp4" ? "m4a" : "ogg"}`, { type: kind });
}
