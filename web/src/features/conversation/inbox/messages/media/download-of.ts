/** The download address of a file. A local object URL is used unchanged. */
export function downloadOf(url: string): string {
  return url.startsWith("blob:") ? url : `${url}&descargar`;
}
