// Decides whether a message asks how an order is that was placed before, or calls it off. For the built-in engine.

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
