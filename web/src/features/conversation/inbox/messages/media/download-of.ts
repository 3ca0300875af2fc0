/** The address of a file, to be saved instead of shown. One that only this screen knows is saved as it is. */
export function downloadOf(url: string): string {
  return url.startsWith("blob:") ? url : `${url}&descargar`;
}
