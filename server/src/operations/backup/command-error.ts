/**
 * An error that stops a backup or a restore, in words for the person at the terminal: print its message, without a
 * stack.
 */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
