// The default instructions of an assistant, so that it can answer from the first minute.

export function firstInstructions(name: string, businessName: string, branchName: string) {
  const business = businessName ? `de ${businessName}` : "del negocio";
  const place = branchName ? `${business}, sucursal ${branchName}` : business;
  return {
    greeting: `Hola, soy ${name}, ${place}. ¿En qué te puedo ayudar?`,
    preSale:
      "Responde con claridad sobre servicios, precios y horarios, y ayuda a elegir y a agendar una cita sin insistir.",
    postSale: "Agradece la confianza, resuelve dudas sobre la cita y ayuda a cambiarla o cancelarla si hace falta.",
  };
}

/** The greeting if it can be said as written; a description of how to greet ('Saluda con calidez') cannot. */
export function spokenGreeting(greeting: string): string | null {
  return greeting.length <= 300 && /^[¡¿\s]*(hola|buen|bienvenid|qu[eé] tal|gracias por)/i.test(greeting)
    ? greeting
    : null;
}
