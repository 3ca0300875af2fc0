// Test businesses of health: dentists, psychologists and veterinarians.
import type { Plan } from "./shop.ts";
import { week } from "./week.ts";

export const DENTAL: Plan = {
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

export const PSYCH: Plan = {
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

export const VET: Plan = {
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
