/** Maps formats to Cloudinary's resource types: sounds are videos, a PDF is an image. */
export const TYPE_OF: { readonly [format: string]: "image" | "video" } = {
  jpg: "image",
  png: "image",
  gif: "image",
  webp: "image",
  pdf: "image",
  mp4: "video",
  webm: "video",
  mp3: "video",
  ogg: "video",
  wav: "video",
  amr: "video",
  aac: "video",
};

const BEGINNINGS: [format: string, pattern: RegExp][] = [
  ["jpg", /^\xff\xd8\xff/],
  ["png", /^\x89PNG/],
  ["gif", /^GIF8/],
  ["webp", /^RIFF.{4}WEBP/s],
  ["wav", /^RIFF.{4}WAVE/s],
  ["pdf", /^%PDF/],
  ["mp4", /^.{4}ftyp/s],
  ["webm", /^.E\xdf\xa3/s],
  ["ogg", /^OggS/],
  ["amr", /^#!AMR/],
  ["mp3", /^(ID3|\xff[\xfb\xf3\xf2])/],
  ["aac", /^\xff[\xf1\xf9]/],
];

export function formatOf(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 16).toString("latin1");
  return BEGINNINGS.find(([, pattern]) => pattern.test(head))?.[0];
}
