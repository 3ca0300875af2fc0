// The instructions of an assistant whose owner wrote none yet: so that it can answer from the first minute on.

export function firstInstructions(name: string, businessName: string, branchName: string) {
  const place = branchName ? `${businessName || "el negocio"}, sucursal ${branchName}` : businessName || "el negocio";
  return {
    greeting: `Saluda con calidez, di que eres ${name}, de ${place}, y pregunta en qué puedes ayudar.`,
    preSale:
      "Responde con claridad sobre servicios, precios y horarios, y ayuda a elegir y a agendar una cita sin insistir.",
    postSale: "Agradece la confianza, resuelve dudas sobre la cita y ayuda a cambiarla o cancelarla si hace falta.",
  };
}
