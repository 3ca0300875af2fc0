// Limits the depth of JSON from outside: nobody needs thousands of levels, and they break code that walks through them
// later.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";

/** The deepest of our calls has less than ten. */
const MOST_DEPTH = 64;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 91, 93, 123, 125];

/** 400 where it is nested too deep. */
export function refuseDeepJson(text: string): void {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isText) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isText = false;
    } else if (sign === QUOTE) isText = true;
    else if (sign === OPEN_OBJECT || sign === OPEN_LIST) {
      depth += 1;
      if (depth > MOST_DEPTH) throw new DomainError(400, TOO_DEEP);
    } else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) depth -= 1;
  }
}

/** Throws a SyntaxError for text that is not JSON. */
export function readJson(text: string): unknown {
  refuseDeepJson(text);
  return JSON.parse(text);
}

const TOO_DEEP = "El contenido tiene demasiados niveles, unos dentro de otros";
