// The form that businesses of a trade usually send before the first appointment.
import type { FormQuestionInput as Question } from "../../growth/forms/resource.ts";
import type { TradeId } from "./trade-ids.ts";

export type ProposedForm = {
  title: string;
  description: string;
  questions: Question[];
  thanks: string;
  asksContact: boolean;
};

const THANKS = "Gracias. Con esto preparamos tu cita.";

export const TRADE_FORMS: Readonly<Record<TradeId, ProposedForm>> = {
  salon: beforeVisit("Así calculamos el tiempo y el precio de tu servicio.", [
    written("¿Qué te gustaría hacerte?"),
    oneOf("¿Qué largo tiene tu cabello?", ["Corto", "A los hombros", "Largo"]),
    oneOf("¿Tienes tinte o decoloración?", ["No", "Sí, de los últimos seis meses", "Sí, de hace más tiempo"]),
    short("¿Tienes alguna alergia a tintes o productos?"),
  ]),
  barberia: beforeVisit("Para que tu corte quede como lo quieres.", [
    oneOf("¿Qué te vas a hacer?", ["Corte", "Barba", "Corte y barba"]),
    written("¿Cómo te gusta el corte?"),
    short("¿Con quién prefieres atenderte?"),
  ]),
  unas: beforeVisit("Así apartamos el tiempo que necesitas.", [
    oneOf("¿Traes un trabajo anterior que haya que retirar?", ["No", "Sí, gelish", "Sí, acrílico", "Sí, otro"]),
    oneOf("¿Qué largo quieres?", ["Corto", "Medio", "Largo"]),
    written("Cuéntanos del diseño que te gusta", false),
    short("¿Tienes alguna alergia?"),
  ]),
  spa: beforeVisit("Queremos que tu masaje sea seguro y a tu gusto.", [
    oneOf("¿Qué presión prefieres?", ["Suave", "Media", "Fuerte"]),
    severalOf("¿Algo de esto aplica para ti?", ["Embarazo", "Lesión reciente", "Presión alta", "Piel sensible"]),
    short("¿Hay alguna zona que prefieras evitar?"),
  ]),
  dental: beforeVisit("Tu dentista lo lee antes de tu consulta.", [
    written("¿Cuál es el motivo de tu consulta?"),
    oneOf("¿Tienes dolor ahora?", ["No", "Poco", "Mucho"]),
    severalOf("¿Algo de esto aplica para ti?", ["Diabetes", "Presión alta", "Embarazo", "Problemas de coagulación"]),
    short("¿Tomas algún medicamento?"),
    short("¿Eres alérgico o alérgica a algo?"),
  ]),
  medico: beforeVisit("Tu médico lo lee antes de tu consulta.", [
    written("¿Cuál es el motivo de tu consulta?"),
    short("¿Desde cuándo lo tienes?"),
    short("¿Tomas algún medicamento?"),
    short("¿Eres alérgico o alérgica a algo?"),
  ]),
  psicologia: beforeVisit("Lo lee solo la persona que te atiende.", [
    written("¿Qué te gustaría trabajar?"),
    oneOf("¿Has ido antes a terapia?", ["No", "Sí, hace tiempo", "Sí, estoy en un proceso"]),
    oneOf("¿Cómo prefieres tus sesiones?", ["En consultorio", "En línea", "Me da igual"]),
  ]),
  veterinaria: beforeVisit("Así conocemos a tu mascota antes de verla.", [
    short("¿Cómo se llama tu mascota?", true),
    oneOf("¿Qué es?", ["Perro", "Gato"], true),
    short("¿De qué raza, edad y peso es?", true),
    written("¿Cuál es el motivo de la consulta?"),
    short("¿Cuándo fue su última vacuna?"),
  ]),
  asesoria: beforeVisit("Para aprovechar tu llamada.", [
    short("¿A qué te dedicas?", true),
    written("¿Qué quieres lograr?"),
    short("¿Qué has intentado hasta ahora?"),
  ]),
};

function beforeVisit(description: string, questions: Question[]): ProposedForm {
  return { title: "Antes de tu cita", description, questions, thanks: THANKS, asksContact: true };
}

function short(question: string, required = false): Question {
  return { question, questionType: "shortAnswer", required };
}

function written(question: string, required = true): Question {
  return { question, questionType: "paragraph", required };
}

/** `other`: the last option is completed with text. */
function oneOf(question: string, texts: readonly string[], other = false): Question {
  const options = [...texts.map((text) => ({ text })), ...(other ? [{ text: "Otro", other }] : [])];
  return { question, questionType: "multipleChoice", required: true, options };
}

function severalOf(question: string, texts: readonly string[]): Question {
  return { question, questionType: "checkboxes", required: false, options: texts.map((text) => ({ text })) };
}
