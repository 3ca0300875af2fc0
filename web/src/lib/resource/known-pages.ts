// Whether an address has a page: what leads to one that is not built yet is not offered. The router says it.
let isKnown: (path: string) => boolean = () => false;

export function setKnownPages(known: (path: string) => boolean): void {
  isKnown = known;
}

export function hasPage(path: string): boolean {
  return isKnown(path);
}
