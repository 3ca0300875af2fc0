// Hides people who are only mentioned or addressed, so that "mi hija me dijo" is not read as a child's haircut.
import { TELLS_LATER } from "../../lexicon/acts.ts";
import { placesOf } from "../acts/act-words.ts";
import type { Page } from "../time/scan.ts";

/** Covers in `page` what it hides. */
export function hideBystanders(page: Page): void {
  // "Sigue en pie lo del jueves": no pedicure.
  page.text = page.text.replace(/\ben pie\b/g, "~~~~~~");
  // "Nunca pedí agendar": no pedicure.
  page.text = page.text.replace(ASKED_FOR, (said) => "~".repeat(said.length));
  // "Somos cuatro damas de honor": no cut for ladies.
  page.text = page.text.replace(/\bdamas? de honor\b/g, (said) => "~".repeat(said.length));
  // "Está tirando aceite": the problem, not the service.
  page.text = page.text.replace(LEAKS, (said) => "~".repeat(said.length));
  // "Me duele una muela": no extraction.
  for (const { at, end } of placesOf("symptom", page.text))
    page.text = page.text.slice(0, at) + "~".repeat(end - at) + page.text.slice(end);
  hideTellers(page);
  hideVocatives(page);
}

/** Covers words of time that name no hour: "ahorita te digo", and of people who count themselves: "corte las tres". */
export function hideFalseTimes(page: Page): void {
  page.text = page.text.replace(LATER, (said) => "~".repeat(said.length));
  if (GROUP.test(page.text)) page.text = page.text.replace(ALL_OF_US, (said) => "~".repeat(said.length));
}

const LATER = new RegExp(
  `\\b(?:${TELLS_LATER}|(?:te|les|le) (?:aviso|escribo|digo|busco|confirmo|marco|hablo) (?:luego|despues|ahorita|(?:al|en un) rat(?:o|ito)|mas (?:tarde|al rato)))\\b`,
  "g",
);
const GROUP = /\b(?:somos|seriamos|vamos|venimos|queremos|quisieramos|nosotr[oa]s)\b/;
const ALL_OF_US =
  /(?<!\b(?:a|de|para|como|tipo|desde|hasta|y|o|son|entre|hacia|con|por|sobre|antes|despues) )\b(?:las|los) [2-6]\b(?! ?(?::|y |am|pm|de la|en punto|cuarto|hrs|horas|menos))/g;

// "Mi hija me dijo", "salgo por mi hijo": a person who is mentioned, not one who comes.
function hideTellers(page: Page): void {
  page.text = page.text.replace(/(?<=\b(?:mis?|un|una|su) )(?:perr\w+|gat\w+|cachorr\w+)/g, (said) =>
    "~".repeat(said.length),
  );
  page.text = page.text.replace(
    /\b(?:mis?|la|el|una?|su) (?:hij\w+|nin\w+|espos\w+|marido|novi\w+|mama|papa|herman\w+|amig\w+|prim\w+|ti[oa]|suegr\w+|vecin\w+|senor\w*|nuer\w+)(?= (?:ya |me |nos |lo |la |le |te |se |los |les )*(?:dij\w+|dice\w*|coment\w+|recomend\w+|platic\w+|cont\w+|mand\w+|pas\w+ (?:el|su|este)|trabaj\w+|va con|fue con|viene con|esta trabajando|tiene (?:una |la )?cita)\b)|\b(?:ir|voy|paso|pasar|venir|vine) por (?:mis?|el|la) (?:hij\w+|nin\w+)|\b(?:recoger|recojo|llevo|dejo|dejar|por|cuido|cuidar) (?:a )?(?:mis?|la|el|los|las) (?:hij\w+|nin\w+)(?= (?:a|de|en|al) (?:la|las|su|el|los)?)/g,
    (said) => "~".repeat(said.length),
  );
}

/** "Mi hijo, ya es grande, tiene 16", "mis hijos de 14, 15 y 17": no children. `text` still has the ages. */
export function hideGrown(page: Page, text: string): void {
  for (const { index, 0: said } of text.matchAll(GROWN))
    page.text = page.text.slice(0, index) + "~".repeat(said.length) + page.text.slice(index + said.length);
}

const ASKED_FOR = /\b(?:nunca|jamas|no|yo|te|les?|ya) pedi(?= (?:que|una?|cita|[a-z]+[aei]r\b))/g;

const LEAKS =
  /\b(?:tira|tirando|gotea|goteando|pierde|perdiendo|fuga de|chorrea|chorreando|escurre|escurriendo) (?:el |mucho |mucha |un poco de )?(?:aceite|agua|gasolina|anticongelante)\b/g;

const GROWN =
  /\b(?:hij[oa]s?|nin[oa]s?|niet[oa]s?)\b(?=[^.|?]{0,25}\b(?:(?:de|tiene|tienen|con) (?:\d{1,2} (?:, |y |, y ))*(?:1[3-9]|[2-9]\d)(?! ?(?:am|pm|:|min|horas|de [a-z]))\b|ya es grande|ya es adult[oa]|adult[oa]\b))/g;

// "Sí, señorita", "oiga joven": the person who is addressed.
function hideVocatives(page: Page): void {
  page.text = page.text.replace(
    /(?<!\b(?:de|del|para|pa|la|el|las|los|mi|mis|una|un|con|corte|cortes|a|su|otra|otro|y|como|soy) )\b(?:senoritas?|senora|senor|joven|mijita|mija|mijo|hijita|hijito|nena|reina|nina)\b/g,
    (said) => "~".repeat(said.length),
  );
}
