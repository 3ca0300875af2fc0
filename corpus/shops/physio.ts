// A physiotherapy clinic with two branches; its sessions differ by the part of the body that hurts.
import type { Place, Plan } from "./shop.ts";

const open = (until: string): Place["hours"] => ({
  ...Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [day, [["08:00", until]]]),
  ),
  saturday: [["09:00", "14:00"]],
  sunday: [],
});

export const PHYSIO: Plan = {
  business: "Fisio Vital",
  step: 30,
  places: [
    { id: "narvarte", name: "Narvarte", address: "Dr. Vértiz 920", city: "Ciudad de México", hours: open("20:00") },
    { id: "tlalpan", name: "Tlalpan", address: "Insurgentes Sur 4120", city: "Ciudad de México", hours: open("18:00") },
  ],
  people: [
    { id: "paola", name: "Lic. Paola Rangel", at: "narvarte" },
    { id: "hugo", name: "Lic. Hugo Téllez", at: "narvarte", lunch: ["14:00", "16:00"] },
    { id: "mariana", name: "Lic. Mariana Cobos", at: "tlalpan" },
  ],
  services: [
    {
      id: "valoracion",
      name: "Valoración inicial",
      about: "Primera consulta, revisión y plan",
      price: "$500",
      minutes: 60,
      by: ["paola", "hugo", "mariana"],
    },
    {
      id: "rehab",
      name: "Sesión de rehabilitación",
      about: "Rodilla, hombro, tobillo y columna",
      price: "$450",
      minutes: 60,
      by: ["paola", "hugo", "mariana"],
    },
    {
      id: "descontracturante",
      name: "Masaje descontracturante",
      about: "Cuello y espalda",
      price: "$550",
      minutes: 60,
      by: ["hugo", "mariana"],
    },
    { id: "puncion", name: "Punción seca", price: "$400", minutes: 30, by: ["paola"] },
    { id: "drenaje", name: "Drenaje linfático", price: "$600", minutes: 60, by: ["mariana"] },
    { id: "plantillas", name: "Estudio de pisada", about: "Para plantillas", price: "$700", minutes: 30, by: ["hugo"] },
  ],
  busy: [{ who: "paola", day: "2026-11-26", from: "17:00", to: "20:00" }],
};
