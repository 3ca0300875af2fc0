// Test businesses of beauty: salons, a barber and a spa.
import type { Plan } from "./shop.ts";
import { week } from "./week.ts";

export const SALON: Plan = {
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

export const BARBER: Plan = {
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

export const SPA: Plan = {
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
