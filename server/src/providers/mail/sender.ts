/** The address of `Mostrador <hola@example.mx>`: hola@example.mx. */
export function addressOf(from: string): string {
  return /<([^<>]+)>/.exec(from)?.[1] ?? from;
}
