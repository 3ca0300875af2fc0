/** A start that cannot be, told in words for the person at the terminal: print its message, without a stack. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
