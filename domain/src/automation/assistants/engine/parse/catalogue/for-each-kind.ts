// "Corte para mí y mi hijo", "corte para mi esposa y mi niño": a haircut of its own for each of the two.
import type { ToolService } from "../../../tools/answers/schema.ts";
import { KIND_OF_WORD } from "../../lexicon/vocabulary.ts";
import type { Guest } from "../people/guests.ts";
import type { ServiceMention } from "./services.ts";
import { nameWords } from "./word-hits.ts";

/** `mentions` with the service of the other person, where only that of one of them was read; in the order said. */
export function forEachKind(
  text: string,
  services: readonly ToolService[],
  guests: readonly Guest[],
  mentions: readonly ServiceMention[],
): ServiceMention[] {
  const [said, ...others] = mentions;
  if (said === undefined || others.length > 0 || said.ids.length !== 1 || said.denied) return [...mentions];
  const other = guests.find(({ at, end }) => said.at < at || said.at >= end);
  if (guests.length !== 2 || other === undefined || guests.every((guest) => guest === other || !isIn(said, guest)))
    return [...mentions];
  const [head] = nameWords(services.find(({ id }) => id === said.ids[0])?.name ?? "");
  const ofHead = services.filter(({ id, name }) => nameWords(name)[0] === head && !said.ids.includes(id));
  const ids = servicesFor(other, ofHead).map(({ id }) => id);
  const isSaid = head !== undefined && new RegExp(`\\b${head}\\b`).test(text);
  if (!isSaid || ids.length === 0) return [...mentions];
  return [{ ...said, ids, at: other.at, end: other.end }, said].sort((one, next) => one.at - next.at);
}

function servicesFor({ kin, own }: Guest, services: readonly ToolService[]): ToolService[] {
  const kindOf = ({ name }: ToolService) =>
    nameWords(name)
      .map((word) => KIND_OF_WORD[word])
      .find((kind) => kind !== undefined);
  const plain = services.filter(({ name }) => nameWords(name).length === 1);
  const isChild = kin.includes("child") && !own;
  const kinds: readonly string[] = own ? ["woman", "man"] : isChild ? ["child"] : kin;
  const fits = services.filter((one) => kinds.includes(kindOf(one) ?? ""));
  return !isChild && plain.length > 0 ? plain : fits;
}

function isIn({ at }: ServiceMention, guest: Guest): boolean {
  return at >= guest.at && at < guest.end;
}
