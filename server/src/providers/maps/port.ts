// Links to maps, opened: only those of the map hosts, each step of the way.

export type MapEnd =
  /** `text`: of the page that stands there, its beginning. */
  | { kind: "there"; url: URL; text: string }
  /** It leads to what is no map, or to an address inside a private network. */
  | { kind: "foreign" }
  /** Nothing stands there. */
  | { kind: "gone" }
  /** No answer in time, or none that can be read. */
  | { kind: "lost" };

export type MapLinks = {
  /** Where `link`, a link to a map, leads in the end. Never throws. */
  follow(link: URL): Promise<MapEnd>;
};
