// Finds secrets in a text, in each form in which one could be written there.

/** As plain text, as JSON writes it, and as the bytes of a dump. */
export function foundIn(text: string, canary: string): string | null {
  const forms = [
    canary,
    JSON.stringify(canary).slice(1, -1),
    encodeURIComponent(canary),
    Buffer.from(canary).toString("hex"),
  ];
  const at = forms.map((form) => text.indexOf(form)).find((place) => place >= 0);
  return at === undefined ? null : text.slice(Math.max(0, at - 160), at + 60);
}

export function leaks(text: string, canaries: Record<string, string>): string[] {
  return Object.entries(canaries).flatMap(([name, canary]) => {
    if (canary.length <= 6) throw new Error(`${name} is too short to be looked for`);
    const around = foundIn(text, canary);
    return around === null ? [] : [`${name}: …${around}…`];
  });
}
