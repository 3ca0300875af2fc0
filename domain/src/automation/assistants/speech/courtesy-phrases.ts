// The words that a language model may choose freely: a closed list of courtesy phrases. None of them affirms, denies,
// promises, names anything, or reports an action, so none can be a false answer.

/** With all variants in braces: 'gracias {por escribirnos|}'. */
const TEMPLATES = [
  "{muchas |mil |}gracias",
  "{muchas |mil |}gracias por {escribirnos|escribir|tu mensaje|tu paciencia|tu confianza|tu interés|preguntar|tu pregunta|contarnos|contarme|tu comprensión|tu comentario|tu amabilidad}",
  "te {agradezco|agradecemos}{ mucho|} {tu mensaje|tu paciencia|tu confianza|tu comprensión|tu comentario|que nos escribas|que nos escribieras}",
  "hola{ de nuevo| otra vez|}",
  "{qué gusto|un gusto|mucho gusto|es un gusto|me da gusto|me da mucho gusto|nos da gusto} {saludarte|leerte|conocerte|atenderte}",
  "{mucho gusto|bienvenido|bienvenida|te damos la bienvenida}",
  "espero que {estés|te encuentres} {bien|muy bien}",
  "{entiendo|te entiendo|comprendo|te comprendo}",
  "{entiendo|comprendo} {cómo te sientes|tu preocupación|tu molestia|tu duda|tu situación|la situación|que es importante para ti}",
  "{lamento|lamentamos|siento|sentimos}{ mucho|} {la molestia|las molestias|el inconveniente|los inconvenientes|la confusión|la espera|lo que pasó|lo que te pasó|lo que me cuentas|la situación|que te sientas así|que estés pasando por esto}",
  "{lo siento|lo siento mucho|lo lamento|lo lamento mucho|qué pena|una disculpa|te ofrezco una disculpa|te pido una disculpa|disculpa|perdón|ay no}",
  "{disculpa|perdón|una disculpa|te pido una disculpa} por {la molestia|las molestias|la confusión|la espera|el inconveniente|los inconvenientes}",
  "{imagino|me imagino} {cómo te sientes|lo molesto que es|lo difícil que es}",
  "{debe ser|ha de ser} {molesto|difícil|frustrante|pesado}",
  "{espero que te mejores|que te mejores|que te recuperes pronto}",
  "{buena|qué buena|muy buena|excelente} pregunta",
  "{estoy|aquí estoy|sigo aquí|aquí estamos|estamos} para {ayudarte|apoyarte|atenderte|escucharte}",
  "es un gusto {ayudarte|atenderte}",
  "{hasta luego|hasta pronto|cuídate|cuídate mucho|que te vaya bien|que te vaya muy bien|que estés bien|que estés muy bien|un abrazo|saludos|un saludo}",
  "¿{en qué|cómo} {te ayudo|te puedo ayudar|puedo ayudarte|te puedo apoyar|puedo apoyarte|te apoyo}?",
  "¿{me cuentas|me platicas|me dices} {un poco más|qué necesitas|qué buscas|más de lo que necesitas|qué se te ofrece|en qué te ayudo|cómo te ayudo}?",
  "¿{qué necesitas|qué buscas|qué se te ofrece|necesitas algo más|se te ofrece algo más|algo más en que te ayude}?",
  "{cuéntame|platícame|dime} {qué necesitas|qué buscas|en qué te ayudo|cómo te ayudo|un poco más|qué se te ofrece}",
] as const;

export type Phrase = { text: string; asks: boolean; takesLeave: boolean };

const ASKS = /^(?:¿|cuéntame|platícame|dime)/;
const LEAVES = /^(?:hasta|cuídate|que te vaya|que estés|un abrazo|saludos|un saludo)/;

/** Compared by its letters only. */
export const PHRASES: ReadonlyMap<string, Phrase> = new Map(
  TEMPLATES.flatMap(expand).map((text) => [
    lettersOf(text),
    { text, asks: ASKS.test(text), takesLeave: LEAVES.test(text) },
  ]),
);

/** Lower-case Spanish letters without accents, single spaces; every other character separates words. */
export function lettersOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();
}

function expand(template: string): string[] {
  const open = template.indexOf("{");
  if (open < 0) return [template];
  const close = template.indexOf("}", open);
  const choices = template.slice(open + 1, close).split("|");
  return choices.flatMap((choice) => expand(template.slice(0, open) + choice + template.slice(close + 1)));
}
