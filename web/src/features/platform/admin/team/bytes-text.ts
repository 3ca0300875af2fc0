const UNITS = ["B", "kB", "MB", "GB", "TB"];

/** '820 B', '1.4 MB', '23 GB'. */
export function bytesText(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return `${value.toLocaleString("es-MX", { maximumFractionDigits: step > 0 && value < 10 ? 1 : 0 })} ${UNITS[step]}`;
}
