// Checks that each concept has one word: names, comments and file names avoid the words in backticks in the last
// column of `docs/glossary.md`. A plain word is refused as a part of a name, `DomainError` and the like as a whole
// name, `tell-` as the beginning of a file's name.
import { isSource } from "./source-files.mjs";

/** Returns the problems, one per line. `page` is the text of the glossary. */
export function glossary(files, page) {
  const refused = refusedWords(page);
  return files
    .filter(({ path }) => isSource(path) && !path.startsWith("tools/rules/"))
    .flatMap(({ path, text }) => [...misnamed(path, refused), ...misworded(path, text, refused)]);
}

/** `[refused word, word to use]` of each row. */
function refusedWords(page) {
  return page.split("\n").flatMap((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    if (cells.length < 5) return [];
    return [...cells.at(-2).matchAll(/`([^`]+)`/g)].map(([, word]) => [word, cells[1]]);
  });
}

function misnamed(path, refused) {
  const names = path.split("/");
  return refused
    .filter(([word]) => names.some((name) => saysName(name, word)))
    .map(([word, instead]) => `${path}: «${word}» in its name: the glossary says '${instead}'`);
}

function saysName(name, word) {
  if (word.endsWith("-")) return name.startsWith(word);
  return isPlain(word) ? parts(name).includes(word) : name.split(".")[0] === word;
}

function misworded(path, text, refused) {
  const found = [];
  for (const [at, line] of withoutStrings(text).split("\n").entries()) {
    const names = line.match(/[A-Za-z_]\w*/g) ?? [];
    for (const [word, instead] of refused) {
      if (word.endsWith("-") || !names.some((name) => (isPlain(word) ? parts(name).includes(word) : name === word)))
        continue;
      found.push(`${path}:${at + 1}: «${word}»: the glossary says '${instead}'`);
    }
  }
  return found;
}

/** Texts for people are in another language, so strings are skipped. */
function withoutStrings(text) {
  return text.replaceAll(/"(?:\\.|[^"\\\n])*"/g, '""');
}

function isPlain(word) {
  return /^[a-z]+$/.test(word);
}

/** Splits `takenDoors`, `TAKEN_DOORS` and `taken-doors.ts` into 'taken' and 'door'. */
function parts(name) {
  return name
    .split(/[^A-Za-z]|(?<=[a-z])(?=[A-Z])/)
    .map((part) => part.toLowerCase().replace(/s$/, ""))
    .filter(Boolean);
}
