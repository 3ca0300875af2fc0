// The texts about products, courses, properties, forms and packages, for both engines: all from the current rows (D-15.10).
import type { CatalogueItem, ItemKind } from "../../../business/contacts/catalogue-item/schema.ts";
import { quantityText } from "../../../catalog/products/stock.ts";
import type { Day } from "../../../kit/calendar.ts";
import { sayTheDay, sayTheTime } from "../../../kit/words/say-date.ts";

const NOUNS: Readonly<Record<ItemKind, { many: string; head: string; none: string }>> = {
  course: { many: "cursos", head: "Estos son los cursos", none: "De ese curso no tengo información." },
  product: { many: "productos", head: "Estos son los productos", none: "De ese producto no tengo información." },
  property: { many: "inmuebles", head: "Estos son los inmuebles", none: "De ese inmueble no tengo información." },
  form: { many: "formularios", head: "Estos son los formularios", none: "De ese formulario no tengo información." },
  package: { many: "paquetes", head: "Estos son los paquetes", none: "De ese paquete no tengo información." },
};

/** Everything that the business has stored of it, on one line. */
export function itemLine(item: CatalogueItem, today: Day): string {
  const facts = FACTS[item.kind](item, today).filter((fact) => fact !== "");
  const line = facts.length > 0 ? `${item.name}: ${facts.join(", ")}` : item.name;
  if (item.url === "") return line;
  return /[.?!…]$/.test(line) ? `${line} ${item.url}` : `${line}. ${item.url}`;
}

/** Its page books the visit, and the appointment names the property. */
export function visitLine({ name, url }: CatalogueItem): string {
  return `La visita a ${name} se agenda aquí: ${url}`;
}

export function itemsHead(kind: ItemKind): string {
  return NOUNS[kind].head;
}

export function itemsNoun(kind: ItemKind): string {
  return NOUNS[kind].many;
}

/** They asked for one by a name that no row has. */
export function noSuchItem(kind: ItemKind): string {
  return NOUNS[kind].none;
}

const FACTS: Readonly<Record<ItemKind, (item: CatalogueItem, today: Day) => string[]>> = {
  course: ({ price, sessions, next, place, left }, today) => [
    price || NO_PRICE,
    sessions === 1 ? "1 sesión" : `${sessions} sesiones`,
    next ? `próxima sesión ${sayTheDay(next.day, today)} a ${sayTheTime(next.time)}` : "fechas por confirmar",
    place && `lugar: ${place}`,
    placesText(left),
  ],
  product: ({ price, left, unit }) => [
    price || NO_PRICE,
    left === null ? "" : left > 0 ? `hay ${quantityText(left, unit)}` : "agotado",
  ],
  property: ({ price, place }) => [price || NO_PRICE, place],
  form: () => [],
  package: ({ price, sessions, place, unit }) => [
    price || NO_PRICE,
    sessions === 1 ? "1 sesión" : `${sessions} sesiones`,
    place && `para ${place}`,
    unit && `vigencia de ${unit}`,
  ],
};

function placesText(left: number | null): string {
  if (left === null) return "";
  if (left === 0) return "ya no hay lugares";
  return left === 1 ? "queda 1 lugar" : `quedan ${left} lugares`;
}

const NO_PRICE = "sin precio registrado";
