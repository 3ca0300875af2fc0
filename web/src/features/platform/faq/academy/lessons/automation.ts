import type { Lesson } from "../lesson.ts";

export const AUTOMATION: readonly Lesson[] = [
  {
    path: "/asistentes",
    title: "Asistentes",
    purpose: "El asistente contesta por ti: da informes, agenda y cobra con lo que tú registraste.",
    steps: [
      "Abre tu asistente y revisa sus capacidades: qué puede hacer solo y qué te deja a ti.",
      "Escribe sus instrucciones con tus palabras: cómo saluda, qué no debe prometer.",
      "Haz una prueba en el ensayo antes de conectarlo. Nada de lo que pase ahí se guarda.",
      "Conéctalo a un número en Integraciones → WhatsApp.",
    ],
  },
  {
    path: "/mensajes-programados",
    title: "Mensajes programados",
    purpose: "Aquí ves los recordatorios y confirmaciones que están por salir y los que ya salieron.",
    steps: [
      "Filtra por tipo o por estado para encontrar un mensaje.",
      "Abre uno para ver a quién va, cuándo sale y por qué.",
      "Cancela el que ya no quieras mandar.",
    ],
  },
  {
    path: "/upsells",
    title: "Upsells",
    purpose: "Un upsell ofrece algo más en el momento oportuno, por ejemplo después de una visita.",
    steps: [
      "Elige qué lo provoca: una cita agendada, una cita asistida o un servicio.",
      "Escribe el mensaje y cuánto tiempo después sale.",
      "Revisa en su lista a quién se mandó.",
    ],
  },
  {
    path: "/mensajes-listos",
    title: "Mensajes listos",
    purpose: "Felicita en el cumpleaños, invita a volver y pide una reseña, sin que nadie tenga que acordarse.",
    steps: [
      "Enciende el mensaje que quieras.",
      "Escribe el texto y elige los días y la hora.",
      "Si el motivo termina antes, como una cita nueva, el mensaje ya no sale.",
    ],
  },
  {
    path: "/massiveAI",
    title: "Campañas",
    purpose: "Una campaña manda un mensaje a muchos contactos a la vez y te dice quién contestó.",
    steps: [
      "Elige una audiencia.",
      "Escribe el mensaje y revisa cómo lo reciben tus contactos.",
      "Programa la hora. Quien pidió no recibir mensajes queda fuera.",
    ],
  },
  {
    path: "/flujos",
    title: "Flujos",
    purpose: "Un flujo es una conversación paso a paso que empieza con una palabra o con un evento.",
    steps: [
      "Crea el flujo y di qué lo inicia.",
      "Agrega pasos: mensajes, preguntas, esperas y decisiones.",
      "Pruébalo y actívalo cuando esté listo.",
    ],
  },
];
