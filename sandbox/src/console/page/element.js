/** Builds an element: `on…` are listeners, the rest attributes by name; children may be text. */
export function element(name, props = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return made;
}

const SVG = "http://www.w3.org/2000/svg";

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `/console/page/look/icons.svg#${name}`);
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

/** Initials on a colour that follows from the name. */
export function paintAvatar(avatar, name) {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}]/u.test(word));
  const letters = words.length > 0 ? words : [name];
  avatar.textContent = letters
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();
  const sum = [...name].reduce((total, letter) => (total * 33 + letter.codePointAt(0)) % 65_521, 7);
  avatar.style.setProperty("--hue", (sum % 12) * 30);
  return avatar;
}
