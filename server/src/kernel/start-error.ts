/** An error that prevents the start, in words for the person at the terminal: print its message, without a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}
