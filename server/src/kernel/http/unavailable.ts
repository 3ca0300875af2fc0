/** The request is fine, but cannot be done just now: 503 with a Spanish sentence. */
export class Unavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = "Unavailable";
  }
}
