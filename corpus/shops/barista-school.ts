// A coffee school that sells classes by appointment, courses, coffee and a flat, and asks its customers.
import { bareItem } from "@mostrador/domain/business/contacts/catalogue-item/schema.ts";
import type { Plan } from "./shop.ts";
import { week } from "./week.ts";

export const BARISTA: Plan = {
  business: "Escuela Tostado",
  step: 30,
  places: [
    {
      id: "b1",
      name: "Escuela Tostado",
      address: "Calle 5 Norte 8",
      city: "Puebla",
      hours: week("09:00", "19:00", ["09:00", "14:00"]),
    },
  ],
  people: [{ id: "ines", name: "Inés Mora", at: "b1" }],
  services: [{ id: "cata", name: "Cata guiada", price: "$250", minutes: 60, by: ["ines"] }],
  busy: [],
  items: [
    {
      ...bareItem("course", "barismo", "Barismo desde cero"),
      ...{ price: "$1,250 MXN", left: 3, next: { day: "2026-12-03", time: "10:00" }, sessions: 4, place: "Salón 2" },
      url: "https://mostrador.test/reservar/tostado/curso/barismo",
    },
    { ...bareItem("course", "latte", "Arte latte"), price: "$900 MXN", left: 0, sessions: 2, place: "Barra" },
    { ...bareItem("product", "bolsa", "Café de Chiapas"), price: "$180", left: 5, unit: "bolsa" },
    { ...bareItem("product", "filtro", "Filtros de papel"), price: "$60", left: 0, unit: "caja" },
    {
      ...bareItem("property", "local", "Local en Cholula"),
      ...{
        price: "$8,500 al mes",
        place: "Av. Morelos 10",
        url: "https://mostrador.test/reservar/tostado/inmueble/local",
      },
    },
    {
      ...bareItem("package", "catas", "5 catas"),
      price: "$1,000 MXN",
      sessions: 5,
      place: "Cata guiada",
      unit: "90 días",
    },
    { ...bareItem("form", "gusto", "¿Qué te pareció la cata?"), url: "https://mostrador.test/f/abc?c=firma" },
  ],
};
