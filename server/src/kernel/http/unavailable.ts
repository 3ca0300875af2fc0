/** Nothing is wrong with what was asked, but it cannot be done just now: 503 with a Spanish sentence. */
export class Unavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = "Unavailable";
  }
}
