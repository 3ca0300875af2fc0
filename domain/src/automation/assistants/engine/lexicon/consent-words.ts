// The words that a plain yes can consist of: consent, courtesy and the small words between them. Any other word says
// more than yes.

export const CONSENT_WORDS: ReadonlySet<string> = new Set(
  `si s tan simon simona simonazo claro sale va vale ok dale orale andale andele ande perfecto perfecta perfect excelente genial super acuerdo correcto correcta
  exacto asi es esta este bien me parece late jalo jala adelante confirmo confirmado confirmada confirmar confirma confirmame confirmamela confirmala confirmalo confirme
  confirmela confirmelo afirmativo obvio obviamente bueno buena buenisimo chido chida padre fuga sobres sobre sipirili huevo ahuevo eso mero tal cual ya dijiste
  quedamos quedo queda con todo toda apunto apuntado apuntada trato cerrado doki darle aja ajam mjm positivo enterado enterada entendido anotado
  anotada recibido ta magnifico maravilloso fantastico estupendo impecable estas vas estuvo rugiste lujo una vez por supuesto desde luego listo lista
  hecho arre fierro camara ei esa esta ese misma mismo porfavor favor que agendar agendala agendalo agendame agendamela agendamelo agenda agende agendela agendelo agendeme agendemela
  agendenme agendenla reserva reservala reservalo reservame reserve reservela reservar apartala apartalo apartamela apartamelo apartame aparta aparte apartela apartelo apartar
  apuntame apuntala apuntalo apunteme anotame anoteme anotala dedosi siempre sip andando seguro segura acepto aceptado aceptada resuelto acomoda sirve conviene encantado
  encantada venga pues gusto cierto yo la lo el hazlo haga hagalo hagan hagamoslo procede proceda de a en mi cita muchas muchisimas muchisima mil gracias amable muy
  gusta suena funciona tomo quedo quiero dejalo dejala dejamos esos encargo te les le ahi alla aqui estare estaremos vemos nos llego estoy ire voy vamos sin falta
  cuenten cuenta conmigo hola buenos buenas dias tardes noches oye oiga amiga amigo senorita senor joven jaja jajaja jeje jejeje mm mmm ah oh ay uy eh bueno
  entonces listos listas igual tambien bonito dia excelente tarde linda saludos bendiciones dios bendiga adios bye mio mia mios cambio cambiala cambialo cambiamela
  hacer muevela muevelo muevemela pasala pasamela cancela cancelala cancelalo cancelar cancelo cancelamela espero esperamos o y
  ella mona jovencita doctora doctor bella mijita mija mijo linda hermosa reina nena jefe jefa amor ni modo mera fa ahora oui dejo elimina eliminala eliminar borrala borra borrar quitala
  quita quitar anulala anular todas ambas las 2 asistire asisto asistencia asistir cancelame cancelarla cancelarlas cancelalas mueve mover movemos cambiar quedar
  verdad neta tiempo puntual puntuales atencion ayuda apoyo informacion tu su todos`.split(/\s+/),
);

/** What a plain no consists of, next to those. */
export const REFUSAL_WORDS: ReadonlySet<string> = new Set(
  `no nada nel negativo nunca ya mejor luego despues asi hace falta hay problema necesario necesita necesito
  preocupes preocupe dejalo olvidalo olvida ahorita por ahora todavia aun aviso aviso importa preguntaba solo duda curiosidad
  era pasa rato pues mas nadie persona hablar con ninguna ninguno sera te escribo busco marco veo checo pienso lo caro cara carisimo carisima`.split(
    /\s+/,
  ),
);

/**
 * Beginnings of words that name what is done: a yes that names another effect than the proposed one agrees to nothing.
 */
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
