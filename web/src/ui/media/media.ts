// A picture, a video or a sound that is shown, and what is said beside it.

export type MediaType = "image" | "video" | "audio";
export type Media = { url: string; type: MediaType; description: string; caption: string };

export const MEDIA_LABEL: Record<MediaType | "document", string> = {
  image: "Imagen",
  video: "Video",
  audio: "Audio",
  document: "PDF",
};

/** What it is shown as: a PDF counts as a picture, and is none. */
export function shownAs({ url, type }: Pick<Media, "url" | "type">): MediaType | "document" {
  return /\.pdf$/i.test(pathOf(url)) ? "document" : type;
}

/** A file that the product keeps is found where this page comes from, whatever the host in its address. */
export function addressOf(url: string): string {
  const path = pathOf(url);
  return /^\/archivos\/[a-zA-Z0-9]{24}\.\w{3,4}$/.test(path) ? path : url;
}

/** Where it lies, for people: the file's own place, or the host elsewhere. */
export function hostOf(url: string): string | null {
  if (addressOf(url) !== url || url.startsWith("/")) return null;
  try {
    return new URL(url).host;
  } catch {
    return null;
  }
}

function pathOf(url: string): string {
  try {
    return new URL(url, "http://aqui").pathname;
  } catch {
    return url;
  }
}
