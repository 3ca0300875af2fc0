/** The business's colour behind black or white text, whichever is more readable. */
export function paint(color: string | null): void {
  if (!color || !/^#[0-9a-f]{6}$/i.test(color)) return;
  const { style } = document.documentElement;
  style.setProperty("--brand", color);
  style.setProperty("--on-brand", luminance(color) > 0.18 ? "#000" : "#fff");
}

/** By WCAG; at 0.18 black and white are equally readable. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
