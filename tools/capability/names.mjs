// Derives every name of a new capability.

/** Throws with a sentence when the capability has no place in the plan or its name is invalid. */
export function namesOf([place = "", singular = "", one, many, gender = "m"], { floors, pages }) {
  const [area, name, ...rest] = place.split("/");
  if (!area || !name || rest.length > 0 || !isName(name) || !/^[a-z][a-zA-Z]*$/.test(singular)) throw new Error(USAGE);
  if (gender !== "m" && gender !== "f") throw new Error(USAGE);
  if (!floors.some((floor) => floor.area === area && floor.capabilities.includes(name)))
    throw new Error(`${place} stands in no line of floors.cjs: say there first on which floor it lives`);
  const words = { one: one ?? singular, many: many ?? name.replaceAll("-", " ") };
  const known = new Map([...pages.matchAll(/^ {2}(\w+): (\d+),$/gm)].map(([, page, number]) => [page, Number(number)]));
  const address = folded(words.many).replaceAll(" ", "-");
  const page = camel(address);
  return {
    area,
    name,
    singular,
    ...words,
    gender,
    /** The rows, as a variable and as a table. */
    plural: camel(name),
    table: name.replaceAll("-", "_"),
    /** The page whose rights apply, and its place: search and links find a resource by its page alone. */
    page,
    isNewPage: !known.has(page),
    pageNumber: known.get(page) ?? Math.max(...known.values()) + 1,
    address,
    domain: `domain/src/${area}/${name}`,
    server: `server/src/modules/${area}/${name}`,
    web: `web/src/features/${area}/${name}`,
    type: capital(singular),
  };
}

const USAGE = `npm run new-capability -- <area>/<name> <singular> [<uno> <muchos> <m|f>]
such as: npm run new-capability -- catalog/properties property inmueble inmuebles m`;

export function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function isName(word) {
  return /^[a-z]+(-[a-z]+)*$/.test(word);
}

/** 'menús' as it is written in an address. */
function folded(words) {
  return words
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9 -]/g, "");
}

function camel(name) {
  return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
