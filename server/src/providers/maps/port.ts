// Opens map links: only those of the map hosts, at each step.

export type MapEnd =
  /** `text`: the beginning of the page there. */
  | { kind: "there"; url: URL; text: string }
  /** It leads to something that is not a map, or to an address inside a private network. */
  | { kind: "foreign" }
  /** There is no such page. */
  | { kind: "gone" }
  /** No answer in time, or an unreadable one. */
  | { kind: "lost" };

export type MapLinks = {
  /** Where the map link `link` finally leads. Never throws. */
  follow(link: URL): Promise<MapEnd>;
};
