// The stem of a Spanish word, roughly: "estacionamiento", "estacionarme" and "estacionar" have the same one. Only for
// comparing.
import { remembered } from "./remembered.ts";

export const stemOf = remembered((word: string): string => {
  const stem = word.replace(ENDINGS, "");
  return stem.length >= 3 ? stem : word;
});

const ENDINGS =
  /(?:amientos?|imientos?|aciones|acion|ciones|cion|idades|idad|mente|adoras?|adores|ador|(?:ar|er|ir)(?:me|te|se|l[aeo]s?|nos)?|[ai]d[oa]s?|ando|iendo|amos|emos|imos|it[oa]s?|e?s|[aeo]n|[aeo]s|[aeo])$/;
