// Test businesses of other trades: a workshop, a real-estate agency, a school.
import type { Plan } from "./shop.ts";
import { week } from "./week.ts";

export const WORKSHOP: Plan = {
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

export const HOMES: Plan = {
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

export const MUSIC: Plan = {
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
