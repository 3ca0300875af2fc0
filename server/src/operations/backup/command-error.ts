/** What a backup or a restore will not do, in words for the person at the terminal: print its message, without a stack. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
