export function clientsText(count: number): string {
  return count === 1 ? "1 contacto" : `${count.toLocaleString("es-MX")} contactos`;
}
