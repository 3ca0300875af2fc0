// The features of a sentence: its words, its pairs of words and groups of four letters, as numbers of a fixed range.

/** How many numbers there are. */
export const RANGE = 8192;

/** Each part of the sentence with its numbers, so that the deciding part can be shown. `text`: spelled out. */
export function featuresOf(text: string): { part: string; numbers: number[] }[] {
  const words = text.match(/[a-z]+/g) ?? [];
  return words.flatMap((word, i) => {
    const letters = ` ${word} `;
    const groups = Array.from({ length: Math.max(0, letters.length - 3) }, (_, at) => letters.slice(at, at + 4));
    const pair =
      words[i + 1] === undefined
        ? []
        : [{ part: `${word} ${words[i + 1]}`, numbers: [hashOf(`${word}_${words[i + 1]}`)] }];
    return [{ part: word, numbers: [hashOf(word), ...groups.map(hashOf)] }, ...pair];
  });
}

function hashOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return (hash >>> 0) % RANGE;
}
