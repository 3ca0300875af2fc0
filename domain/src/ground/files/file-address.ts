// The address of a stored file: an unguessable path. It is stored without the host, so that an installation may move.

/** 24 characters of an alphabet of 54: over 128 bits (`newCode`). */
export const NAME_LENGTH = 24;
export const FILES_PATH = "/archivos";
const NAME = new RegExp(`^[a-zA-Z0-9]{${NAME_LENGTH}}\\.[a-z0-9]{3,4}$`);

export function isFileName(name: string): boolean {
  return NAME.test(name);
}

/** `/archivos/<name>` of a URL on any host; null for all others. */
export function filePath(url: string): string | null {
  const [, path = ""] = /^(?:https?:\/\/[^/?#]+)?(\/archivos\/[^/?#]+)$/.exec(url) ?? [];
  return isFileName(path.slice(FILES_PATH.length + 1)) ? path : null;
}
