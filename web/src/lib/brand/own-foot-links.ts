// The links of the installation's own foot, from the document of the page: label and address.
export function ownFootLinks(): [label: string, address: string][] {
  try {
    return JSON.parse(document.querySelector<HTMLMetaElement>("meta[name=foot]")?.content ?? "[]");
  } catch {
    return [];
  }
}
