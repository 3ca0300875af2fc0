// Converts a recording to WAV for Messenger and Instagram: mono, 16,000 Hz, 16 bits.
const RATE = 16_000;
const HEAD = 44;

export async function wavOfSound(recorded: Blob): Promise<Blob> {
  const context = new OfflineAudioContext(1, 1, RATE);
  const sound = await context.decodeAudioData(await recorded.arrayBuffer());
  return new Blob([wavBytes(sound.getChannelData(0))], { type: "audio/wav" });
}

/** `samples` from -1 to 1. */
export function wavBytes(samples: Float32Array): ArrayBuffer {
  const bytes = new DataView(new ArrayBuffer(HEAD + samples.length * 2));
  const word = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) bytes.setUint8(at + index, letter.charCodeAt(0));
  };
  word(0, "RIFF");
  bytes.setUint32(4, HEAD - 8 + samples.length * 2, true);
  word(8, "WAVEfmt ");
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, RATE, true);
  bytes.setUint32(28, RATE * 2, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  word(36, "data");
  bytes.setUint32(40, samples.length * 2, true);
  for (const [index, sample] of samples.entries()) {
    bytes.setInt16(HEAD + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  }
  return bytes.buffer;
}
