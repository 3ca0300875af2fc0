// The example conversation of the front page: the customer's messages, and the assistant's answers.
type ExampleMessage = { by: "contact" | "assistant"; text: string; hour: string };
type SideEffect = { by: "sideEffect"; action: string; result: string };
export type TalkLine = ExampleMessage | SideEffect;

export const CUSTOMER = "Ximena Poot";
export const ASSISTANT = "Lía";

export const TALK: readonly TalkLine[] = [
  {
    by: "contact",
    text: "Hola, buenas tardes. ¿Tienen lugar con Lucía el martes a las 11 para un corte?",
    hour: "4:42 pm",
  },
  { by: "sideEffect", action: "Buscó horarios", result: "1 horario libre" },
  {
    by: "assistant",
    text: "Hola, soy Lía de Estética Lucía.\nTe agendo:\n• Corte de dama ($280)\n• Martes a las 11:00 am\n• Con Lucía en Centro\n• A nombre de Ximena Poot\n¿Lo confirmo?",
    hour: "4:42 pm",
  },
  { by: "contact", text: "Sí, por favor", hour: "4:43 pm" },
  { by: "sideEffect", action: "Agendó la cita", result: "Corte de dama · mar, 11:00 am · con Lucía" },
  {
    by: "assistant",
    text: "Listo, Ximena, tu cita quedó agendada. Te esperamos.",
    hour: "4:43 pm",
  },
];

/** The text of the appointment in the agenda. */
export const BOOKED_AT = 4;
