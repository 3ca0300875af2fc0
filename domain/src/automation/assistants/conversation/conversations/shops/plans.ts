// The businesses of the conversations under test. Now is Monday 2026-11-23, 10:00, unless a conversation says otherwise.
import { AGATA, SONRIE } from "./demo-plans.ts";
import { LANGUAGES } from "./languages.ts";
import { PHYSIO } from "./physio.ts";
import type { Place, Plan } from "./shop.ts";

const week = (from: string, to: string, saturday: [string, string] | null, rest?: [string, string]): Place["hours"] => {
  const open: [string, string][] = rest
    ? [
        [from, rest[0]],
        [rest[1], to],
      ]
    : [[from, to]];
  return {
    ...Object.fromEntries(["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [day, open])),
    saturday: saturday ? [saturday] : [],
    sunday: [],
  };
};

const salon: Plan = {
  business: "Salón Lupita",
  step: 30,
  places: [
    {
      id: "s1",
      name: "Salón Lupita",
      address: "Av. Juárez 12, Centro",
      city: "Puebla",
      hours: week("09:00", "20:00", ["10:00", "18:00"]),
    },
  ],
  people: [
    { id: "marta", name: "Marta Reyes", at: "s1" },
    { id: "fernanda", name: "Fernanda López", at: "s1" },
    { id: "lucia", name: "Lucía Peña", at: "s1", days: ["thursday", "friday", "saturday"] },
  ],
  services: [
    {
      id: "corte-dama",
      name: "Corte de dama",
      about: "Lavado y corte",
      price: "$350",
      minutes: 60,
      by: ["marta", "fernanda"],
    },
    { id: "corte-caballero", name: "Corte de caballero", price: "$200", minutes: 30, by: ["marta", "fernanda"] },
    {
      id: "tinte",
      name: "Tinte completo",
      about: "Color en todo el cabello",
      price: "$900",
      minutes: 120,
      by: ["fernanda"],
    },
    { id: "unas", name: "Uñas acrílicas", price: "$450", minutes: 90, by: ["lucia", "fernanda"] },
    { id: "manicure", name: "Manicure", price: "$180", minutes: 45, by: ["lucia", "marta"] },
    { id: "pedicure", name: "Pedicure spa", price: "$280", minutes: 60, by: ["lucia", "marta"] },
    { id: "peinado", name: "Peinado y maquillaje", price: "desde $800", minutes: 90, by: ["marta"] },
  ],
  busy: [
    { who: "marta", day: "2026-11-24", from: "17:00", to: "18:00" },
    { who: "fernanda", day: "2026-11-24", from: "16:30", to: "18:00" },
    { who: "marta", day: "2026-11-26", from: "09:00", to: "13:00" },
    { who: "fernanda", day: "2026-11-27", from: "12:00", to: "15:00" },
  ],
};

const barber: Plan = {
  business: "Barbería El Compadre",
  step: 30,
  places: [
    {
      id: "centro",
      name: "El Compadre Centro",
      address: "Madero 45, Centro",
      city: "Querétaro",
      hours: week("10:00", "21:00", ["10:00", "20:00"]),
    },
    {
      id: "juriquilla",
      name: "El Compadre Juriquilla",
      address: "Blvd. Universitario 300, Juriquilla",
      city: "Querétaro",
      hours: week("11:00", "20:00", ["10:00", "18:00"]),
    },
    {
      id: "celaya",
      name: "El Compadre Celaya",
      address: "Hidalgo 8, Alameda",
      city: "Celaya",
      hours: week("10:00", "20:00", ["10:00", "16:00"]),
    },
  ],
  people: [
    { id: "beto", name: "Alberto Cruz", at: "centro" },
    { id: "ivan", name: "Iván Mora", at: "centro" },
    { id: "chuy", name: "Jesús Ortega", at: "juriquilla" },
    { id: "memo", name: "Guillermo Soto", at: "celaya" },
  ],
  services: [
    { id: "corte", name: "Corte", price: "$180", minutes: 30, by: ["beto", "ivan", "chuy", "memo"] },
    { id: "barba", name: "Arreglo de barba", price: "$120", minutes: 30, by: ["beto", "ivan", "chuy", "memo"] },
    { id: "corte-barba", name: "Corte y barba", price: "$270", minutes: 60, by: ["beto", "ivan", "chuy"] },
    { id: "tinte-barba", name: "Tinte de barba", price: "$250", minutes: 60, by: ["ivan"] },
    { id: "corte-nino", name: "Corte de niño", price: "$130", minutes: 30, by: ["beto", "chuy"] },
  ],
  busy: [{ who: "beto", day: "2026-11-24", from: "10:00", to: "14:00" }],
};

const dental: Plan = {
  business: "Clínica Dental Sonríe",
  step: 30,
  places: [
    {
      id: "d1",
      name: "Clínica Dental Sonríe",
      address: "Calle 60 #210, Col. Roma",
      city: "Mérida",
      hours: week("09:00", "19:00", ["09:00", "14:00"], ["14:00", "16:00"]),
    },
  ],
  people: [
    { id: "elena", name: "Dra. Elena Ruiz", at: "d1" },
    { id: "lopez", name: "Dr. Carlos López", at: "d1", days: ["monday", "wednesday", "friday"] },
  ],
  services: [
    {
      id: "limpieza",
      name: "Limpieza dental",
      about: "Profilaxis con ultrasonido",
      price: "$600",
      minutes: 60,
      by: ["elena", "lopez"],
    },
    { id: "valoracion", name: "Consulta de valoración", price: "$300", minutes: 30, by: ["elena", "lopez"] },
    { id: "extraccion", name: "Extracción de muela", price: "desde $900", minutes: 60, by: ["lopez"] },
    { id: "resina", name: "Resina", about: "Curación de caries", price: "$750", minutes: 60, by: ["elena"] },
    { id: "blanqueamiento", name: "Blanqueamiento", price: "$2,500", minutes: 90, by: ["elena"] },
    { id: "brackets", name: "Ajuste de brackets", price: "$500", minutes: 30, by: ["lopez"] },
  ],
  busy: [{ who: "elena", day: "2026-11-25", from: "10:00", to: "11:00" }],
};

const psych: Plan = {
  business: "Espacio Calma",
  step: 60,
  places: [
    { id: "p1", name: "Espacio Calma", address: "Tonalá 88", city: "CDMX", hours: week("08:00", "21:00", null) },
  ],
  people: [
    { id: "regina", name: "Psic. Regina Salas", at: "p1" },
    { id: "tomas", name: "Psic. Tomás Vela", at: "p1" },
  ],
  services: [
    { id: "individual", name: "Terapia individual", price: "$700", minutes: 60, by: ["regina", "tomas"] },
    { id: "pareja", name: "Terapia de pareja", price: "$1,100", minutes: 60, by: ["regina"] },
    { id: "infantil", name: "Terapia infantil", price: "$750", minutes: 60, by: ["tomas"] },
  ],
  busy: [],
};

const workshop: Plan = {
  business: "Taller Rueda Libre",
  step: 60,
  places: [
    {
      id: "w1",
      name: "Taller Rueda Libre",
      address: "Carretera 57 km 8",
      city: "San Luis Potosí",
      hours: week("08:00", "18:00", ["08:00", "14:00"]),
    },
  ],
  people: [
    { id: "raul", name: "Raúl", at: "w1" },
    { id: "tono", name: "Antonio", at: "w1" },
  ],
  services: [
    { id: "aceite", name: "Cambio de aceite", price: "$850", minutes: 60, by: ["raul", "tono"] },
    { id: "afinacion", name: "Afinación mayor", price: "$2,200", minutes: 180, by: ["raul"] },
    { id: "frenos", name: "Frenos y balatas", price: "$1,400", minutes: 120, by: ["tono"] },
    { id: "diagnostico", name: "Diagnóstico por escáner", price: "$400", minutes: 60, by: ["raul", "tono"] },
    { id: "servicio-10", name: "Servicio de 10,000 km", price: "$1,900", minutes: 120, by: ["raul"] },
  ],
  busy: [],
};

const homes: Plan = {
  business: "Inmobiliaria Nogal",
  step: 60,
  places: [
    {
      id: "h1",
      name: "Inmobiliaria Nogal",
      address: "Av. Nogal 5",
      city: "León",
      hours: { ...week("10:00", "18:00", ["10:00", "15:00"]), sunday: [["11:00", "14:00"]] },
    },
  ],
  people: [
    { id: "abril", name: "Abril Domínguez", at: "h1" },
    { id: "paco", name: "Francisco Nava", at: "h1" },
  ],
  services: [
    { id: "casa-lomas", name: "Visita Casa Lomas del Campestre", price: "Sin costo", minutes: 60, by: ["abril"] },
    { id: "depa-centro", name: "Visita Departamento Centro", price: "Sin costo", minutes: 60, by: ["paco", "abril"] },
    { id: "terreno", name: "Visita Terreno Gran Jardín", price: "Sin costo", minutes: 60, by: ["paco"] },
  ],
  busy: [],
};

const music: Plan = {
  business: "Escuela de Música Compás",
  step: 60,
  places: [
    {
      id: "m1",
      name: "Escuela Compás",
      address: "Reforma 20",
      city: "Toluca",
      hours: week("14:00", "21:00", ["09:00", "15:00"]),
    },
  ],
  people: [
    { id: "julio", name: "Julio Arce", at: "m1" },
    { id: "sol", name: "Marisol Díaz", at: "m1" },
  ],
  services: [
    { id: "piano", name: "Clase de piano", price: "$250", minutes: 60, by: ["sol"] },
    { id: "guitarra", name: "Clase de guitarra", price: "$220", minutes: 60, by: ["julio"] },
    { id: "canto", name: "Clase de canto", price: "$250", minutes: 60, by: ["sol"] },
    { id: "bateria", name: "Clase de batería", price: "$260", minutes: 60, by: ["julio"] },
  ],
  busy: [],
};

const spa: Plan = {
  business: "Spa Amanecer",
  step: 15,
  places: [
    {
      id: "polanco",
      name: "Sucursal Polanco",
      address: "Horacio 540, Polanco",
      city: "Ciudad de México",
      hours: week("07:00", "22:00", ["09:00", "20:00"]),
    },
    {
      id: "coyoacan",
      name: "Sucursal Coyoacán",
      address: "Francisco Sosa 10, Coyoacán",
      city: "Ciudad de México",
      hours: week("10:00", "20:00", ["10:00", "18:00"]),
    },
  ],
  people: [
    { id: "daniela", name: "Daniela Ríos", at: "polanco" },
    { id: "ana-p", name: "Ana Paredes", at: "polanco" },
    { id: "ana-s", name: "Ana Solís", at: "coyoacan" },
    { id: "gaby", name: "Gabriela Luna", at: "coyoacan" },
  ],
  services: [
    { id: "relajante", name: "Masaje relajante", price: "$800", minutes: 60, by: ["daniela", "ana-p", "ana-s"] },
    { id: "deportivo", name: "Masaje deportivo", price: "$950", minutes: 60, by: ["ana-p"] },
    { id: "piedras", name: "Masaje con piedras calientes", price: "$1,100", minutes: 75, by: ["daniela", "gaby"] },
    { id: "facial-60", name: "Facial hidratante 60 min", price: "$700", minutes: 60, by: ["gaby", "daniela"] },
    { id: "facial-90", name: "Facial antiedad 90 min", price: "$1,000", minutes: 90, by: ["gaby"] },
    { id: "depi-pierna", name: "Depilación pierna completa", price: "$450", minutes: 45, by: ["ana-s", "daniela"] },
    { id: "depi-media", name: "Depilación media pierna", price: "$280", minutes: 30, by: ["ana-s", "daniela"] },
    { id: "depi-axila", name: "Depilación de axila", price: "$150", minutes: 15, by: ["ana-s", "daniela"] },
    { id: "ceja", name: "Diseño de ceja", price: "$200", minutes: 30, by: ["gaby", "daniela"] },
    { id: "pestanas", name: "Lifting de pestañas", price: "$550", minutes: 60, by: ["gaby"] },
    {
      id: "paquete-1",
      name: "Paquete 1",
      about: "Masaje relajante y facial",
      price: "$1,300",
      minutes: 120,
      by: ["daniela"],
    },
    {
      id: "paquete-2",
      name: "Paquete 2",
      about: "Masaje con piedras y exfoliación",
      price: "$1,600",
      minutes: 120,
      by: ["daniela"],
    },
    { id: "exfoliacion", name: "Exfoliación corporal", price: "$650", minutes: 60, by: ["ana-p", "gaby"] },
    { id: "reductivo", name: "Masaje reductivo", price: "$600", minutes: 45, by: ["ana-s"] },
  ],
  busy: [{ who: "daniela", day: "2026-11-24", from: "16:00", to: "19:00" }],
};

const vet: Plan = {
  business: "Veterinaria Huellitas",
  step: 20,
  places: [
    {
      id: "v1",
      name: "Huellitas",
      address: "Av. Tecnológico 300",
      city: "Chihuahua",
      hours: { ...week("10:00", "19:00", ["10:00", "15:00"]), sunday: [["10:00", "13:00"]] },
    },
  ],
  people: [
    { id: "karla", name: "MVZ Karla Ibarra", at: "v1" },
    { id: "groomer", name: "Sebastián", at: "v1" },
  ],
  services: [
    { id: "consulta", name: "Consulta general", price: "$350", minutes: 20, by: ["karla"] },
    { id: "vacuna", name: "Vacunación", price: "$300", minutes: 20, by: ["karla"] },
    { id: "bano-chico", name: "Baño perro chico", price: "$250", minutes: 60, by: ["groomer"] },
    { id: "bano-grande", name: "Baño perro grande", price: "$400", minutes: 80, by: ["groomer"] },
    { id: "corte-unas", name: "Corte de uñas", price: "$100", minutes: 20, by: ["groomer"] },
    { id: "esterilizacion", name: "Esterilización", price: "desde $1,500", minutes: 120, by: ["karla"] },
  ],
  busy: [],
};

const salonWithOne: Plan = {
  ...salon,
  mine: [{ service: "corte-dama", who: "marta", day: "2026-11-26", time: "17:00" }],
};
const salonWithTwo: Plan = {
  ...salon,
  mine: [
    { service: "corte-dama", who: "marta", day: "2026-11-26", time: "17:00" },
    { service: "tinte", who: "fernanda", day: "2026-11-28", time: "11:00" },
  ],
};
const dentalWithOne: Plan = {
  ...dental,
  mine: [{ service: "limpieza", who: "elena", day: "2026-11-23", time: "17:00" }],
};

const agataOne: Plan = {
  ...AGATA,
  mine: [{ service: "corte-dama", who: "marta", day: "2026-11-26", time: "17:00" }],
};
const agataTwo: Plan = {
  ...AGATA,
  mine: [
    { service: "corte-dama", who: "marta", day: "2026-11-26", time: "17:00" },
    { service: "gelish", who: "fernanda", day: "2026-11-28", time: "12:00" },
  ],
};
const sonrieOne: Plan = {
  ...SONRIE,
  mine: [{ service: "limpieza", who: "elena", day: "2026-11-25", time: "10:00" }],
};

export const PLANS = {
  salon,
  barber,
  dental,
  psych,
  workshop,
  homes,
  music,
  spa,
  vet,
  languages: LANGUAGES,
  physio: PHYSIO,
  salonWithOne,
  salonWithTwo,
  dentalWithOne,
  agata: AGATA,
  agataOne,
  agataTwo,
  sonrie: SONRIE,
  sonrieOne,
} as const;
