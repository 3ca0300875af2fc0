// A language school with two branches, where no teacher gives every service.
import type { Place, Plan } from "./shop.ts";

const open = (from: string): Place["hours"] => ({
  ...Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [
      day,
      [[from, from === "09:00" ? "21:00" : "20:00"]],
    ]),
  ),
  saturday: [[from, "14:00"]],
  sunday: [],
});

export const LANGUAGES: Plan = {
  business: "Academia Babel",
  step: 60,
  places: [
    {
      id: "roma",
      name: "Babel Roma",
      address: "Orizaba 14, Roma Norte",
      city: "Ciudad de México",
      hours: open("09:00"),
    },
    {
      id: "del-valle",
      name: "Babel Del Valle",
      address: "Amores 801, Del Valle",
      city: "Ciudad de México",
      hours: open("10:00"),
    },
  ],
  people: [
    { id: "kevin", name: "Kevin Brown", at: "roma" },
    { id: "chloe", name: "Chloé Martin", at: "roma" },
    { id: "greta", name: "Greta Weiss", at: "roma" },
    { id: "nora", name: "Nora Ibarra", at: "del-valle" },
    { id: "andres", name: "Andrés Luna", at: "del-valle" },
  ],
  services: [
    { id: "ingles", name: "Clase de inglés", price: "$320", minutes: 60, by: ["kevin", "nora"] },
    { id: "frances", name: "Clase de francés", price: "$340", minutes: 60, by: ["chloe", "andres"] },
    { id: "aleman", name: "Clase de alemán", price: "$360", minutes: 60, by: ["greta"] },
    { id: "club", name: "Club de conversación", about: "Inglés hablado", price: "$150", minutes: 60, by: ["kevin"] },
    {
      id: "colocacion",
      name: "Examen de colocación",
      about: "Para saber tu nivel",
      price: "$200",
      minutes: 60,
      by: ["kevin", "chloe", "nora", "andres"],
    },
  ],
  busy: [],
};
