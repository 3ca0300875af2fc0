// A JSX runtime without React for the parts of the agenda drawn before React loads (`web/opening-script.ts`). It calls
// each component once and creates elements; all text is inserted as text, never as HTML.

type Props = { [name: string]: unknown };
type Part = (props: Props) => unknown;
class Described {
  readonly type: string | Part;
  readonly props: Props;
  constructor(type: string | Part, props: Props) {
    this.type = type;
    this.props = props;
  }
}

const SVG = "http://www.w3.org/2000/svg";
const OF_SVG = new Set(["svg", "path", "circle"]);
const UNITLESS = /^(--|flex|opacity|zIndex|fontWeight|lineHeight|grid|WebkitLineClamp|order)/;
const NAMES: Readonly<Record<string, string>> = {
  className: "class",
  tabIndex: "tabindex",
  strokeWidth: "stroke-width",
  strokeLinecap: "stroke-linecap",
  strokeLinejoin: "stroke-linejoin",
};

export const Fragment: Part = ({ children }) => children;

export function jsx(type: string | Part, props: Props): Described {
  return new Described(type, props);
}

export { jsx as jsxs };

/** Turns a described tree into DOM nodes. */
export function nodesOf(described: unknown): Node[] {
  if (Array.isArray(described)) return described.flatMap(nodesOf);
  if (described === null || described === undefined || typeof described === "boolean") return [];
  if (!(described instanceof Described)) return [document.createTextNode(String(described))];
  const { type, props } = described;
  return typeof type === "function" ? nodesOf(type(props)) : [elementOf(type, props)];
}

function elementOf(type: string, { children, style, ...props }: Props): Element {
  const made = OF_SVG.has(type) ? document.createElementNS(SVG, type) : document.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    // there is no interaction yet
    if (typeof value === "function" || value === undefined || value === null) continue;
    made.setAttribute(NAMES[name] ?? name, String(value));
  }
  for (const [name, value] of Object.entries((style ?? {}) as Record<string, string | number>))
    (made as HTMLElement).style.setProperty(
      name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      typeof value === "number" && !UNITLESS.test(name) ? `${value}px` : String(value),
    );
  made.append(...nodesOf(children));
  return made;
}
