/** A start that cannot be, told in words for the person at the terminal: print its message, without a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}
