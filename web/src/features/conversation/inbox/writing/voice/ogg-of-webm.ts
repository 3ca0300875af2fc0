// Converts Opus in WebM, as Chromium records it, to Ogg for WhatsApp: copies the packets without decoding. Loaded when
// recording starts.
import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  OggOutputFormat,
  Output,
  WEBM,
} from "mediabunny";

export async function oggOfWebm(recorded: Blob): Promise<Blob> {
  const input = new Input({ source: new BlobSource(recorded), formats: [WEBM] });
  const track = await input.getPrimaryAudioTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (track?.codec !== "opus" || !decoderConfig) throw new Error("The recording holds no Opus.");
  const target = new BufferTarget();
  const output = new Output({ format: new OggOutputFormat(), target });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig });
  await output.finalize();
  if (!target.buffer) throw new Error("Nothing was recorded.");
  return new Blob([target.buffer], { type: "audio/ogg" });
}
