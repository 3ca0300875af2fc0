// Whether an address has a page: links to pages that do not exist are hidden. The router provides it.
let isKnown: (path: string) => boolean = () => false;

export function setKnownPages(known: (path: string) => boolean): void {
  isKnown = known;
}

export function hasPage(path: string): boolean {
  return isKnown(path);
}
