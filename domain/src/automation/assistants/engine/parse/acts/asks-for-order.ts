// Decides whether a customer wants to buy products, or asks about an order: the built-in engine leaves both to a
// person.

/** `text`: folded. */
export function asksForOrder(text: string): boolean {
  return ORDER.test(text) || BUY.test(text);
}

/** What they want of an order that they placed before; null where it is about none. `text`: folded. */
export function ownOrderWish(text: string): "status" | "cancel" | null {
  if (!OWN.test(text)) return null;
  return CANCEL.test(text) && !/\b(?:no|nunca) (?:lo |me |quiero )*cancel/.test(text)
    ? "cancel"
    : STATUS.test(text)
      ? "status"
      : null;
}

const OWN = /\b(?:el|mi|mis|ese|los|las) pedidos?\b|\bpedido que hice\b/;
const CANCEL = /\b(?:cancel(?:a|ar|as|en|e|ame|alo|arlo|emos)|ya no quiero|quita(?:r|me)?)\b/;
const STATUS =
  /\b(?:como va|como van|donde (?:esta|viene|van?)|cuando (?:llega|llegan|esta|estara|me llega|lo entregan)|ya (?:esta|salio|viene|llego)|en que va|estado|estatus|status|que paso con|tengo|ver|cuales)\b/;
const ORDER = /\b(?:un|el|mi|mis|otro|ese|hacer|levantar|cancel\w*|registr\w*) pedidos?\b/;
const BUY =
  /\b(?:quiero|quisiera|puedo|podria|me gustaria|para|deseo|necesito) (?:comprar|ordenar|encargar)(?:te|les|le)?\b/;
