// Decides whether a customer wants to buy products, or asks about an order: the built-in engine leaves both to a
// person.

/** `text`: folded. */
export function asksForOrder(text: string): boolean {
  return ORDER.test(text) || BUY.test(text);
}

const ORDER = /\b(?:un|el|mi|mis|otro|ese|hacer|levantar|cancel\w*|registr\w*) pedidos?\b/;
const BUY =
  /\b(?:quiero|quisiera|puedo|podria|me gustaria|para|deseo|necesito) (?:comprar|ordenar|encargar)(?:te|les|le)?\b/;
