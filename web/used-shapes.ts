// The browser needs few of the shapes that the domain declares: what a call accepts and answers is checked by the server.
// This leaves the shapes out of the declarations of calls, and marks each declaration of the domain as pure, so that the
// build drops what no page uses. Without it every page would make thousands of schemas before its first drawing.
import type { Plugin } from "vite";

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Edit = { start: number; end: number; text: string };

const DOMAIN = /\/domain\/src\/.*\.ts$/;
const DECLARES = new Set(["route", "fileRoute"]);
/** What the client of the browser never reads; `domain/src/kit/route.ts` says what each one is. */
const SHAPES = new Set(["params", "query", "body", "data", "aside", "summary", "refuses"]);
/** Names shapes for the page of the API. */
const NAMES = "named";

export function usedShapes(): Plugin {
  return {
    name: "used-shapes",
    apply: "build",
    transform(code, id) {
      if (!DOMAIN.test(id)) return null;
      const program = this.parse(code) as unknown as Node;
      const edits = [...shapesIn(program), ...(program.body as Node[]).flatMap(pureOf)];
      return edits.length > 0 ? { code: edited(code, edits), map: null } : null;
    },
  };
}

/** The properties with shapes of each declared call. */
function shapesIn(node: Node): Edit[] {
  const own = isDeclaration(node)
    ? propertiesOf((node.arguments as Node[])[0])
        .filter(isShape)
        .map(without)
    : [];
  return [...own, ...childrenOf(node).flatMap(shapesIn)];
}

function isDeclaration({ type, callee }: Node): boolean {
  return type === "CallExpression" && DECLARES.has(nameOf(callee));
}

function propertiesOf(node: Node | undefined): Node[] {
  return node?.type === "ObjectExpression" ? (node.properties as Node[]) : [];
}

function isShape({ type, key }: Node): boolean {
  return type === "Property" && SHAPES.has(nameOf(key));
}

/** Keeps the commas. */
const without = ({ start, end }: Node): Edit => ({ start, end, text: "...{}" });

/** A declaration at the top of a file: made only where it is used. */
function pureOf(statement: Node): Edit[] {
  if (statement.type === "ExpressionStatement") {
    const { start, end } = statement;
    return nameOf((statement.expression as Node).callee) === NAMES ? [{ start, end, text: "" }] : [];
  }
  const declared = (statement.type === "ExportNamedDeclaration" ? statement.declaration : statement) as Node | null;
  if (declared?.type !== "VariableDeclaration" || declared.kind !== "const") return [];
  return (declared.declarations as Node[]).flatMap((one) => {
    const [target, value] = [one.id as Node, one.init as Node];
    if (!doesWork(value)) return [];
    const [whole, more] = target.type === "Identifier" ? [target, ""] : piecesOf(target);
    return [
      ...(more ? [{ start: target.start, end: target.end, text: nameOf(whole) }] : []),
      { start: value.start, end: value.start, text: PURE },
      { start: value.end, end: value.end, text: DONE + more },
    ];
  });
}
const PURE = "/* @__PURE__ */ (() => (";
const DONE = "))()";

/** `const { shape, list: listRows } = …`: each of them by itself, of one value. */
function piecesOf(target: Node): [Node, string] {
  const name = `whole${target.start}`;
  const pieces = (target.properties as Node[]).map(
    ({ key, value }) => `, ${nameOf(value)} = ${PURE}${name}.${nameOf(key)}${DONE}`,
  );
  return [{ ...target, type: "Identifier", name }, pieces.join("")];
}

const WORK = new Set(["CallExpression", "NewExpression", "MemberExpression", "SpreadElement"]);
const LATER = new Set(["ArrowFunctionExpression", "FunctionExpression"]);

function doesWork(node: Node): boolean {
  if (LATER.has(node.type)) return false;
  return WORK.has(node.type) || childrenOf(node).some(doesWork);
}

function nameOf(node: unknown): string {
  const { type, name } = (node ?? {}) as { type?: string; name?: string };
  return type === "Identifier" ? (name ?? "") : "";
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((one): one is Node => typeof (one as Node | null)?.type === "string");
}

/** The last first, so that the places of the others stay; what is inside a place that is replaced is gone with it. */
function edited(code: string, edits: Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}
