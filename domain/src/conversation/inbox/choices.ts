// The choices under a message: how each channel shows them. A press sends the words that one would have typed; the
// text alone is complete, so customers can always type.
import type { ChannelKind } from "../channels/schema.ts";
import { MOST_BUTTONS, MOST_OF_TITLE, MOST_WITH_BUTTONS } from "./schema.ts";

export type Choice = { id: string; title: string; description?: string | undefined };

/** WhatsApp's limits for a list. */
const MOST_ROWS = 10;
const MOST_OF_ROW = 24;
const MOST_OF_DESCRIPTION = 72;
/** The label that opens it. */
export const LIST_LABEL = "Ver opciones";
/** Messenger's and Instagram's limit; a title is as long as that of a button. */
const MOST_QUICK_REPLIES = 13;

export type Shape = "buttons" | "list" | "quick-replies";

/** How it is shown there; null where only the words are sent. */
export function shapeOf(channel: ChannelKind, text: string, choices: readonly Choice[]): Shape | null {
  if (choices.length === 0 || text.length > MOST_WITH_BUTTONS) return null;
  if (channel !== "whatsapp") return isQuick(choices) ? "quick-replies" : null;
  const isShort = ({ title, description }: Choice) => title.length <= MOST_OF_TITLE && !description;
  if (choices.length <= MOST_BUTTONS && choices.every(isShort) && isOnce(choices.map(({ title }) => title)))
    return "buttons";
  return "list";
}

/** Two shortened titles may read alike, and then they cannot be told apart. */
function isQuick(choices: readonly Choice[]): boolean {
  return isOnce(choices.slice(0, MOST_QUICK_REPLIES).map(({ title }) => cutTo(title, MOST_OF_TITLE)));
}

function isOnce(titles: readonly string[]): boolean {
  return new Set(titles).size === titles.length;
}

/** Within the limits of the display: the first ones where there are more, since the text has all. */
export function shownChoices(shape: Shape, choices: readonly Choice[]): Choice[] {
  const most = shape === "list" ? MOST_ROWS : shape === "buttons" ? MOST_BUTTONS : MOST_QUICK_REPLIES;
  return choices.slice(0, most).map((choice) => cutChoice(shape, choice));
}

/** The description has the full text of a shortened title. */
function cutChoice(shape: Shape, { id, title, description }: Choice): Choice {
  if (shape !== "list") return { id, title: cutTo(title, MOST_OF_TITLE) };
  const more = title.length > MOST_OF_ROW ? [title, description].filter(Boolean).join(", ") : description;
  return { id, title: cutTo(title, MOST_OF_ROW), ...(more ? { description: cutTo(more, MOST_OF_DESCRIPTION) } : {}) };
}

function cutTo(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

const SAYS = "di:";
const MOST_OF_ID = 200;

/** The id of a choice that says these words; null when they are too long for one. */
export function idOfWords(words: string): string | null {
  const id = SAYS + words;
  return id.length <= MOST_OF_ID ? id : null;
}

/** The words of a press; null for a button with another meaning. They count only as words of the contact. */
export function wordsOfId(id: string | null | undefined): string | null {
  return id?.startsWith(SAYS) ? id.slice(SAYS.length).trim() || null : null;
}
