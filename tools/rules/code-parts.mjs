// Splits a source into its code, its comments and the content of its strings. Every line keeps its number.

const quoted = /`(?:\\[\s\S]|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/;
const remark = /\/\/[^\n]*|\/\*[\s\S]*?\*\//;
const tokens = new RegExp(`(${quoted.source})|(${remark.source})`, "g");

/** The code without its comments and without the content of its plain strings. */
export function bare(text) {
  return text.replaceAll(tokens, (found, string) => {
    if (string === undefined) return blank(found);
    return string.startsWith("`") ? string : string[0] + blank(string.slice(1, -1)) + string[0];
  });
}

/** The code with its strings, without its comments. */
export function uncommented(text) {
  return text.replaceAll(tokens, (found, string) => (string === undefined ? blank(found) : string));
}

export function comments(text) {
  let end = 0;
  let kept = "";
  for (const match of text.matchAll(tokens)) {
    kept += blank(text.slice(end, match.index)) + (match[2] === undefined ? blank(match[0]) : match[0]);
    end = match.index + match[0].length;
  }
  return kept;
}

/** The content of its strings, including templates. */
export function strings(text) {
  return [...text.matchAll(tokens)].flatMap(([, string]) => (string === undefined ? [] : [string.slice(1, -1)]));
}

function blank(text) {
  return text.replaceAll(/[^\n]/g, " ");
}
