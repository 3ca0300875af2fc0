// Beginnings of words that name what is done: a yes that names another effect than the proposed one agrees to nothing.
export const EFFECT_WORDS = {
  cancels: "cancel|anul|borr|elimin|quita",
  moves: "cambi|muev|mover|pasa(?:la|lo|me)|recorr|reagend|reprogram",
  books: String.raw`agend|reserv|cita\b|turno\b`,
  "keeps a place": "agend|apart|apunt|anot|reserv",
  orders: String.raw`pedido|pidel|pidem|ordena|mandame|mandal|enviame|enviala|enviamel|comprar?\b`,
  sends: "manda|envia",
  reminds: "recuerda|recordatorio",
  "plans a reminder": "recuerda|program",
  confirms: "confirm",
  leaves: String.raw`dej|qued|asi\b|igual`,
  comes: String.raw`voy\b|vamos\b|ire\b|llego|estare|vemos|cuent|espero|tom[oa]`,
  wants: String.raw`quiero\b(?! cancel)`,
} as const satisfies Record<string, string>;

export type EffectWord = keyof typeof EFFECT_WORDS;
