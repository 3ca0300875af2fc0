// Words that belong together, or to different people, even if they could form another service name.

import type { ToolService } from "../../../tools/answers/schema.ts";
import type { Hit } from "./word-hits.ts";

// "Corte y que me pinten la barba": "barba" belongs to "pinten", not to "Corte y barba".
export function boundTogether(text: string, hits: readonly Hit[]): Hit[] {
  const verbs = hits.filter((hit) => hit.quality < 0.7);
  const bound = verbs.flatMap((verb) => {
    const noun = hits.find(
      (hit) =>
        hit.service === verb.service &&
        hit.name !== verb.name &&
        hit.quality >= 0.9 &&
        /^ (?:la|el|las|los|mi|mis) $/.test(text.slice(verb.word.end, hit.word.at)),
    );
    return noun ? [noun] : [];
  });
  return hits.filter(
    (hit) =>
      !bound.some((noun) => noun.word === hit.word) ||
      bound.some((n) => n.word === hit.word && n.service === hit.service),
  );
}

// "Corte para mí, corte de niño para mi hijo y barba para mi suegro": no "Corte y barba" of two people.
export function withinOne(text: string, hits: readonly Hit[], services: readonly ToolService[]): Hit[] {
  // "Él barba y yo corte".
  const joints = [...text.matchAll(/\by (?:yo|ella|el(?= (?:corte|solo|nomas|su)\b))\b/g)].map((match) => match.index);
  const apart = (index: number) => {
    const own = hits.filter((hit) => hit.service === index).map((hit) => hit.word.at);
    return joints.some((joint) => own.some((at) => at < joint) && own.some((at) => at > joint));
  };
  if (joints.length > 0) hits = hits.filter((hit) => !/ y /.test(services[hit.service]!.name) || !apart(hit.service));
  const ends = [...text.matchAll(/\bpara (?:mi|el|la)\b[^,.|]{0,30}?(?: ,| y)(?= )/g)].map((match) => match.index);
  if (ends.length < 2) return [...hits];
  const clause = (hit: Hit) => ends.filter((end) => end < hit.word.at).length;
  return hits.filter(
    (hit) =>
      !/ y /.test(services[hit.service]!.name) ||
      new Set(hits.filter((other) => other.service === hit.service).map(clause)).size < 2,
  );
}
