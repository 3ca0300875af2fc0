// The two businesses of the demo, with lunches, breaks and a few hours already taken.
import type { Place, Plan } from "./shop.ts";

type Spans = [string, string][];
const week = (weekday: Spans, saturday: Spans, sunday: Spans = []): Place["hours"] => ({
  ...Object.fromEntries(["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [day, weekday])),
  saturday,
  sunday,
});

const service = (id: string, name: string, minutes: number, price: string, by: string, about: string) => ({
  id,
  name,
  minutes,
  price,
  by: by.split(" "),
  about,
});

export const AGATA: Plan = {
  business: "Salón Ágata",
  step: 30,
  places: [
    {
      id: "centro",
      name: "Centro",
      address: "Av. 4 Oriente 208, Centro Histórico",
      city: "Puebla",
      hours: week([["09:00", "20:00"]], [["09:00", "18:00"]], [["10:00", "15:00"]]),
    },
    {
      id: "angelopolis",
      name: "Angelópolis",
      address: "Blvd. del Niño Poblano 2510, Reserva Territorial",
      city: "Puebla",
      hours: week([["10:00", "20:00"]], [["10:00", "19:00"]]),
    },
    {
      id: "cholula",
      name: "Cholula",
      address: "Calle 3 Norte 605, San Pedro Cholula",
      city: "Cholula",
      hours: week(
        [
          ["09:00", "14:00"],
          ["16:00", "20:00"],
        ],
        [["09:00", "15:00"]],
      ),
    },
  ],
  people: [
    { id: "marta", name: "Marta Solís", at: "centro", lunch: ["14:00", "15:00"] },
    { id: "luis", name: "Luis Ortega", at: "centro", lunch: ["15:00", "16:00"] },
    { id: "fernanda", name: "Fernanda Ruiz", at: "centro", lunch: ["14:00", "15:00"] },
    { id: "karen", name: "Karen Tlapale", at: "angelopolis", lunch: ["14:30", "15:30"] },
    { id: "diego", name: "Diego Méndez", at: "angelopolis", lunch: ["15:00", "16:00"] },
    { id: "itzel", name: "Itzel Cuautle", at: "cholula" },
  ],
  services: [
    service(
      "corte-dama",
      "Corte de dama",
      45,
      "$350",
      "marta luis fernanda karen diego itzel",
      "Lavado, corte y secado.",
    ),
    service("caballero", "Corte de caballero", 30, "$220", "luis diego itzel", "Corte con máquina o tijera y lavado."),
    service("infantil", "Corte infantil", 30, "$180", "luis fernanda itzel", "Para niñas y niños de hasta 11 años."),
    service(
      "tinte",
      "Tinte completo",
      120,
      "desde $950",
      "marta karen",
      "Color de raíz a puntas; el precio depende del largo.",
    ),
    service("raiz", "Retoque de raíz", 90, "$650", "marta karen itzel", "Color en el crecimiento, hasta 3 cm."),
    service(
      "balayage",
      "Mechas balayage",
      180,
      "desde $1,800",
      "marta karen",
      "Luces a mano alzada con matiz y tratamiento.",
    ),
    service("peinado", "Peinado para evento", 60, "$550", "marta fernanda karen", "Ondas, recogidos o trenzas."),
    service(
      "maquillaje",
      "Maquillaje social",
      60,
      "$700",
      "fernanda karen",
      "Maquillaje de día o de noche con pestañas.",
    ),
    service("manicure", "Manicure", 45, "$250", "fernanda itzel", "Limado, cutícula y esmalte."),
    service("gelish", "Uñas de gelish", 60, "$320", "fernanda itzel", "Esmalte semipermanente que dura dos semanas."),
    service("acrilicas", "Uñas acrílicas", 120, "$580", "fernanda", "Aplicación con diseño sencillo."),
    service("pedicure", "Pedicure spa", 60, "$380", "fernanda itzel", "Exfoliación, masaje y esmalte."),
    service("ceja", "Diseño de ceja", 30, "$180", "fernanda karen", "Depilación con hilo o cera y perfilado."),
    service(
      "keratina",
      "Tratamiento de keratina",
      150,
      "desde $1,400",
      "marta diego",
      "Alisa y nutre; dura hasta cuatro meses.",
    ),
  ],
  busy: [
    { who: "marta", day: "2026-11-24", from: "16:00", to: "20:00" },
    { who: "fernanda", day: "2026-11-25", from: "09:00", to: "20:00" },
    { who: "fernanda", day: "2026-11-26", from: "15:00", to: "18:00" },
    { who: "itzel", day: "2026-11-27", from: "16:00", to: "18:00" },
    { who: "karen", day: "2026-11-28", from: "10:00", to: "14:00" },
    { who: "luis", day: "2026-11-28", from: "12:00", to: "14:00" },
  ],
};

export const SONRIE: Plan = {
  business: "Clínica Dental Sonríe",
  step: 30,
  places: [
    {
      id: "la-paz",
      name: "La Paz",
      address: "Av. Juárez 2925, Col. La Paz",
      city: "Puebla",
      hours: week(
        [
          ["09:00", "14:00"],
          ["16:00", "20:00"],
        ],
        [["09:00", "14:00"]],
      ),
    },
  ],
  people: [
    { id: "elena", name: "Dra. Elena Paredes", at: "la-paz" },
    { id: "raul", name: "Dr. Raúl Ibáñez", at: "la-paz" },
  ],
  services: [
    service("valoracion", "Valoración", 30, "$300", "elena raul", "Revisión, diagnóstico y plan de tratamiento."),
    service("limpieza", "Limpieza dental", 45, "$650", "elena raul", "Limpieza con ultrasonido y pulido."),
    service("resina", "Resina", 60, "desde $800", "elena raul", "Restauración de una pieza con resina."),
    service("ortodoncia", "Control de ortodoncia", 30, "$500", "raul", "Ajuste mensual de brackets."),
    service("blanqueamiento", "Blanqueamiento", 90, "$2,800", "elena", "Blanqueamiento en consultorio con lámpara."),
  ],
  busy: [
    { who: "elena", day: "2026-11-24", from: "09:00", to: "14:00" },
    { who: "raul", day: "2026-11-26", from: "16:00", to: "20:00" },
  ],
};
