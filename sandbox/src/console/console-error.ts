/** An error with a message for the person at the console. */
export class ConsoleError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
