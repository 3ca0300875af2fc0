// Clínica Dental Sonríe: the second business of the demo, smaller and of another kind.
import type { DemoBusiness } from "./demo-business.ts";

const WORKDAY = [
  { from: "09:00", to: "14:00" },
  { from: "16:00", to: "20:00" },
];

export const CLINIC: DemoBusiness = {
  business: {
    name: "Clínica Dental Sonríe",
    description: "Odontología familiar, ortodoncia y estética dental en La Paz, Puebla.",
    whatsapp: "2222301199",
    whatsappOwner: "2221903345",
    category: "Clínica dental",
    keywords: ["dentista", "ortodoncia", "limpieza", "blanqueamiento"],
    timezone: { name: "America/Mexico_City" },
    delayResponse: 1_000,
  },
  branches: [
    {
      name: "La Paz",
      address: "Av. Juárez 2925, Col. La Paz",
      city: "Puebla",
      state: "Puebla",
      country: "México",
      location: "https://maps.app.goo.gl/sonrie-la-paz",
      schedules: {
        monday: WORKDAY,
        tuesday: WORKDAY,
        wednesday: WORKDAY,
        thursday: WORKDAY,
        friday: WORKDAY,
        saturday: [{ from: "09:00", to: "14:00" }],
        sunday: [{ from: "00:00", to: "00:00" }],
        frecuency: 30,
      },
    },
  ],
  specialists: [
    { name: "Dra. Elena Paredes", branch: 0, colorHex: "#1570EF", whatsapp: "2221120001", lunch: null },
    { name: "Dr. Raúl Ibáñez", branch: 0, colorHex: "#0E9384", whatsapp: "2221120002", lunch: null },
  ],
  facilities: [
    { name: "Sillón 1", kind: "room", units: 1, branch: 0 },
    { name: "Sillón 2", kind: "room", units: 1, branch: 0 },
  ],
  services: [
    {
      name: "Valoración",
      duration: 30,
      price: "$300",
      by: [0, 1],
      description: "Revisión, diagnóstico y plan de tratamiento.",
    },
    {
      name: "Limpieza dental",
      duration: 45,
      minutesAfter: 15,
      uses: [0, 1],
      price: "$650",
      by: [0, 1],
      description: "Limpieza con ultrasonido y pulido.",
    },
    {
      name: "Resina",
      duration: 60,
      price: "desde $800",
      by: [0, 1],
      description: "Restauración de una pieza con resina.",
    },
    { name: "Control de ortodoncia", duration: 30, price: "$500", by: [1], description: "Ajuste mensual de brackets." },
    {
      name: "Blanqueamiento",
      duration: 90,
      price: "$2,800",
      by: [0],
      description: "Blanqueamiento en consultorio con lámpara.",
    },
  ],
  products: [
    { name: "Pasta dental blanqueadora", description: "Tubo de 100 g.", price: 145, unit: "tubo", bought: 30, by: {} },
    {
      name: "Resina A2",
      description: "Jeringa de resina, tono A2.",
      price: 620,
      unit: "jeringa",
      bought: 12,
      by: { Resina: 1 },
    },
    {
      name: "Gel blanqueador",
      description: "Kit de blanqueamiento en consultorio.",
      price: 890,
      unit: "kit",
      bought: 6,
      by: { Blanqueamiento: 1 },
    },
  ],
  people: 40,
  conversions: { level: 2, pricePerConversion: 35 },
  phonePrefix: "223",
  channel: { phoneNumberId: "100200300400502", wabaId: "900800700600502", accessToken: "EAAdemo-sonrie" },
  templates: [],
  assistant: {
    name: "Sonia",
    goal: "Resolver dudas de los pacientes y agendar su próxima consulta.",
    color: "chica_green",
  },
  quotable: [
    "Formas de pago: efectivo, tarjeta y transferencia; con tarjeta de crédito, hasta 6 meses sin intereses desde $3,000.",
    "Seguros: damos recibo para que tramites tu reembolso con tu aseguradora.",
    "Antes de una extracción: come ligero dos horas antes y avisa si tomas algún medicamento.",
    "Cancelaciones: avisa con 24 horas de anticipación y no hay cargo.",
    "Hay rampa y elevador para silla de ruedas.",
  ].join("\n\n"),
};
