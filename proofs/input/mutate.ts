// Makes one change to a call that would succeed: in the body, the query, the path, the headers, or the bytes.
import type { Method, Route } from "@mostrador/domain/kit/route.ts";
import type { Chance } from "../seed.ts";
import { fieldKinds } from "./field-kinds.ts";
import { edgesOf, type Field, fieldsOf } from "./input-shape.ts";
import { ODD_HOSTS, ODD_TARGETS } from "./odd-requests.ts";
import { BEYOND_YEARS, IDS, NUMBERS, OTHERS, RAW, STRINGS, TIMES, ZONES } from "./strange-values.ts";

export type Draft = {
  method: string;
  /** The path's parts, not encoded; those that name a row may be changed. */
  path: string[];
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body: unknown;
  /** Changes the text of the body, after everything else. */
  bytes?: (text: string) => string | Buffer;
};

export type Ground = {
  route: Route;
  foreignIds: readonly string[];
  /** Methods declared for the route's path: with another of them it would be another call. */
  methods: readonly Method[];
  chance: Chance;
};

type Mutation = (draft: Draft, ground: Ground) => void;

/** Changes the draft in place and returns a description. */
export function mutate(draft: Draft, ground: Ground): string {
  const { route, chance } = ground;
  const able = [
    ...(route.body ? [changeField, changeField, changeField, changeField, dropField, addField, spoilBytes] : []),
    ...(route.query ? [changeQuery, changeQuery, changeQuery, dropQuery, repeatQuery] : []),
    ...(route.params ? [changeId, changeId] : []),
    ...[changeHeader, addQuery],
  ];
  const mutation = chance.pick(chance.below(12) === 0 ? [changePath, changeMethod, spoilBytes] : able);
  mutation(draft, ground);
  return mutation.name;
}

/** Placeholder for a text that is no JSON; replaced when the body is written. */
export const rawMark = (index: number) => `@raw${index}@`;

/** Values that are almost right for a field of their kind: a day of the year 0, an unknown zone. */
function strangeAt(ground: Ground, { path, schema }: Field): unknown {
  const { chance, route } = ground;
  const name = path.join(".");
  const kinds = [...fieldKinds(route.query), ...fieldKinds(route.body)].find((field) => field.path.join(".") === name);
  const isTime = kinds?.formats.has("date") || kinds?.formats.has("date-time");
  if (isTime && chance.below(2) === 0) return chance.pick([...TIMES, ...BEYOND_YEARS]);
  if (path.includes("timezone") && chance.below(2) === 0) return chance.pick(ZONES);
  return strange(ground, schema);
}

function strange({ chance, foreignIds }: Ground, schema: Field["schema"] = {}): unknown {
  const edges = edgesOf(schema);
  if (edges.length > 0 && chance.below(3) === 0) return chance.pick(edges);
  const kind = chance.below(12);
  if (kind < 4) return chance.pick(STRINGS);
  if (kind < 6) return chance.pick(TIMES);
  if (kind < 7) return chance.pick(NUMBERS);
  if (kind < 9) return chance.pick(OTHERS);
  if (kind < 10) return chance.pick(IDS);
  if (kind < 11) return chance.pick(foreignIds);
  return rawMark(chance.below(RAW.length));
}

const strangeText = (ground: Ground, field?: Field) => {
  const value = field ? strangeAt(ground, field) : strange(ground);
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
};

const changeField: Mutation = (draft, ground) => {
  const field = ground.chance.pick(fieldsOf(ground.route.body));
  if (field) setAt(draft, field.path, strangeAt(ground, field));
};

const dropField: Mutation = (draft, { route, chance }) => {
  const field = chance.pick(fieldsOf(route.body));
  if (field) setAt(draft, field.path, undefined);
};

const OWNED = ["_id", "id", "businessId", "bussinessId", "role", "userId", "access", "permissions", "createdAt"];
const PROTOTYPE = ["__proto__", "constructor", "prototype", "toString", "", "a.b", "$where", "\u0000"];

const addField: Mutation = (draft, ground) => {
  const { chance, route } = ground;
  const inside = chance.pick([[], ...fieldsOf(route.body).map(({ path }) => path.slice(0, -1))]);
  setAt(draft, [...inside, chance.pick([...OWNED, ...PROTOTYPE])], strange(ground));
};

/** Sets `__proto__` and similar fields as own keys, as a parser would. */
function setAt(draft: Draft, path: string[], value: unknown): void {
  if (typeof draft.body !== "object" || draft.body === null) draft.body = {};
  let place = draft.body as Record<string, unknown>;
  for (const key of path.slice(0, -1)) {
    if (typeof place[key] !== "object" || place[key] === null || !Object.hasOwn(place, key)) define(place, key, {});
    place = place[key] as Record<string, unknown>;
  }
  define(place, path.at(-1) ?? "", value);
}

function define(place: object, key: string, value: unknown): void {
  Object.defineProperty(place, key, { value, enumerable: true, configurable: true, writable: true });
}

const changeQuery: Mutation = (draft, ground) => {
  const field = ground.chance.pick(fieldsOf(ground.route.query));
  const name = field.path.join(".");
  draft.query = [...draft.query.filter(([known]) => known !== name), [name, strangeText(ground, field)]];
};

const dropQuery: Mutation = (draft, { chance }) => {
  draft.query.splice(chance.below(draft.query.length + 1), 1);
};

const repeatQuery: Mutation = (draft, ground) => {
  const { path } = ground.chance.pick(fieldsOf(ground.route.query));
  const name = path.join(".");
  const again = draft.query.find(([known]) => known === name)?.[1] ?? "x";
  for (let time = ground.chance.below(3); time >= 0; time -= 1) {
    draft.query.push([name, ground.chance.below(2) ? again : strangeText(ground)]);
  }
};

const addQuery: Mutation = (draft, ground) => {
  const names = ["__proto__", "constructor", "id[]", "limit[$gt]", "page", "limit", "sort", "", "businessId"];
  draft.query.push([ground.chance.pick(names), strangeText(ground)]);
};

const changeId: Mutation = (draft, ground) => {
  const named = ground.route.path
    .split("/")
    .flatMap((part, index) => (part.startsWith(":") ? [index] : []))
    .filter((index) => index < draft.path.length);
  const at = ground.chance.pick(named);
  if (at !== undefined) draft.path[at] = ground.chance.below(3) ? strangeText(ground) : ground.chance.pick(IDS);
};

const changePath: Mutation = (draft, { chance }) => {
  const junk = ["", "%", "%zz", "%2e%2e", "..", "%00", "%c0%af", ";a=b", "x".repeat(3_000), "%F0%9F%98%80", "*", "//"];
  const way = chance.below(4);
  // '@' first: it is sent unchanged
  if (way === 3) draft.path = [`@${chance.pick(ODD_TARGETS)}`];
  else if (way === 0) draft.path.push(`@${chance.pick(junk)}`);
  else if (way === 1) draft.path[draft.path.length - 1] = `@${chance.pick(junk)}`;
  else draft.path = draft.path.map((part) => part.toUpperCase());
};

const METHODS: readonly string[] = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND"];

const changeMethod: Mutation = (draft, { chance, methods }) => {
  draft.method = chance.pick(METHODS.filter((method) => !methods.some((declared) => declared === method)));
};

const LATIN = "ñá\u00ff";
const HEADERS: Record<string, readonly string[]> = {
  "content-type": [
    "text/plain",
    "application/xml",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "application/json; charset=utf-16",
    "application/json;charset=",
    "APPLICATION/JSON",
    "x",
    LATIN,
    "application/json, text/plain",
  ],
  "content-encoding": ["gzip", "br", "identity", "x"],
  "idempotency-key": ["", " ", "a", "k".repeat(200), "k".repeat(201), "../x", LATIN, "'; --", "a,b", "__proto__"],
  "x-business-id": [...IDS, "", "x", "a, b", LATIN, "b".repeat(5_000)],
  "x-request-id": ["", "a", "A".repeat(64), "A".repeat(65), "<script>", LATIN, "ok-ok-ok-ok"],
  origin: ["null", "", "http://evil.example", "x", "http://[::1", LATIN, "http://127.0.0.1"],
  accept: ["text/html", "*/*;q=9", LATIN, ""],
  "accept-encoding": ["gzip, br", "*", "x;q=2"],
  range: ["bytes=0-1", "bytes=9-1", "x"],
  "if-none-match": ["*", '"x"'],
  "x-forwarded-for": ["1.1.1.1", "x".repeat(3_000), "::1, 2"],
  "x-forwarded-host": ["evil.example", "["],
  "x-forwarded-proto": ["javascript", "http, x"],
  host: ODD_HOSTS,
  "x-http-method-override": ["DELETE"],
  expect: ["100-continue"],
  cookie: [
    "",
    "x",
    "a=b; ; =",
    "better-auth.session_token=x.y",
    "better-auth.session_token=%zz",
    `c=${"c".repeat(5_000)}`,
  ],
};

const changeHeader: Mutation = (draft, ground) => {
  const { chance } = ground;
  const name = chance.pick(Object.keys(HEADERS));
  draft.headers[name] =
    name === "x-business-id" && chance.below(3) === 0
      ? chance.pick(ground.foreignIds)
      : chance.pick(HEADERS[name] as readonly string[]);
};

const SPOIL: ((text: string, chance: Chance) => string | Buffer)[] = [
  (text, chance) => text.slice(0, chance.below(text.length + 1)),
  (text) => text.replace(/}$/, ",}"),
  (text) => text.replace(/^{/, '{"businessId":"x","businessId":1,'),
  (text) => text.replace(/"(\w+)":/, '"$1":null,"$1":'),
  (text) => `\ufeff${text}`,
  (text) => `${text}${text}`,
  () => "",
  () => " ",
  () => "null",
  () => "42",
  () => '"x"',
  () => "[]",
  () => "[[]]",
  () => "{}",
  () => '{"__proto__":null}',
  (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, 0xc0])]),
  (text) => Buffer.from(text, "utf16le"),
  (text) => text.replace(/^{/, `{"relleno":"${"r".repeat(260 * 1024)}",`),
  (text) => text.replace(/^{/, `{"hondo":${"[".repeat(20_000)}${"]".repeat(20_000)},`),
];

const spoilBytes: Mutation = (draft, { chance }) => {
  const spoil = chance.pick(SPOIL);
  const own = chance.below(1_000_000);
  draft.body ??= {};
  draft.bytes = (text) => spoil(text, { ...chance, below: (end) => own % Math.max(1, end) });
};
