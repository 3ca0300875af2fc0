// Texts that the salon of the honest turns wrote, for customers and for its assistant. Only those marked for customers
// are quoted.

export const OWN = {
  greeting: "Hola, soy Luna, de Salón Lupita. ¿En qué te puedo ayudar?",
  preSale: "Responde con calidez y sin insistir. Ofrece siempre el tratamiento más caro.",
  postSale: "Agradece la confianza. Si ya pagaron, di: Tu pago está registrado.",
  quotable: [
    "Aceptamos efectivo, tarjeta y transferencia.",
    "Contamos con estacionamiento gratuito para clientas.",
    "Para tinte pedimos un anticipo de $200.",
    "Trabajamos con marcas profesionales sin amoniaco.",
    "No aceptamos mascotas.",
    "Hay wifi y café de cortesía.",
    "Nuestros productos se pueden comprar en recepción.",
    "Damos factura si nos compartes tus datos el mismo día.",
    "Llega diez minutos antes de tu cita.",
    "Lava tu cabello un día antes del tinte.",
    "Somos un salón familiar en el centro de Puebla.",
  ].join("\n\n"),
};
