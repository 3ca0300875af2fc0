// A picture, video or sound with its caption.

export type MediaType = "image" | "video" | "audio";
export type Media = { url: string; type: MediaType; description: string; caption: string };

export const MEDIA_LABEL: Record<MediaType | "document", string> = {
  image: "Imagen",
  video: "Video",
  audio: "Audio",
  document: "PDF",
};

/** The kind of preview: a PDF is listed as a picture, but is not one. */
export function shownAs({ url, type }: Pick<Media, "url" | "type">): MediaType | "document" {
  return /\.pdf$/i.test(pathOf(url)) ? "document" : type;
}

/** A stored file is loaded from this page's origin, whatever host its address has. */
export function addressOf(url: string): string {
  const path = pathOf(url);
  return /^\/archivos\/[a-zA-Z0-9]{24}\.\w{3,4}$/.test(path) ? path : url;
}

/** Its location as text: the file's own path, or the external host. */
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
