// A source taken apart: its code, its remarks, and what its strings say. Every line keeps its number.

const quoted = /`(?:\\[\s\S]|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/;
const remark = /\/\/[^\n]*|\/\*[\s\S]*?\*\//;
const tokens = new RegExp(`(${quoted.source})|(${remark.source})`, "g");

/** The code without its comments and without what its plain strings say. */
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

/** What stands between the marks of its strings, templates among them. */
export function strings(text) {
  return [...text.matchAll(tokens)].flatMap(([, string]) => (string === undefined ? [] : [string.slice(1, -1)]));
}

function blank(text) {
  return text.replaceAll(/[^\n]/g, " ");
}
