// Valid request bodies of a side, each with its mark in every text.
import { HOURS } from "../../server/test/shops/shop.ts";

const HOUR = 3600_000;

/** The bodies that the documents' forms send; `calls.ts` changes them. */
export function business(mark: string) {
  return {
    name: `Negocio ${mark}`,
    description: `Descripción ${mark}`,
    whatsapp: "2221234567",
    whatsappOwner: "2227654321",
    category: `Giro ${mark}`,
    keywords: [`palabra ${mark}`],
    timezone: { name: "America/Mexico_City" },
    delayResponse: 0,
  };
}

export function template(businessId: string, name: string, mark: string) {
  const body = `Hola {{nombre}}, saludos de ${mark} a todos.`;
  return {
    businessId,
    name,
    purpose: "appointment_reminder",
    body,
    footer: `Pie ${mark}`,
    examples: { nombre: `Ana ${mark}` },
  };
}

export function branch(businessId: string, name: string, mark: string) {
  return {
    businessId,
    name,
    address: `Calle ${mark} 100, Centro`,
    city: "Puebla",
    state: "Puebla",
    country: "México",
    schedules: HOURS,
  };
}

export function service(businessId: string, name: string, mark: string) {
  return { businessId, name, description: `Descripción ${mark}`, duration: 45, price: `$250 ${mark}` };
}

export function contact(businessId: string, mark: string, whatsapp: string) {
  return {
    businessId,
    customId: mark,
    name: `Nombre ${mark}`,
    lastname: `Apellido ${mark}`,
    secondLastname: `Segundo ${mark}`,
    whatsapp,
    email: `${mark.toLowerCase()}@prueba.mx`,
    notes: [{ text: `Nota ${mark}` }],
    customFields: [{ key: "clave", value: `Campo ${mark}`, type: "string" }],
  };
}

export function block(start: string, mark: string) {
  return { title: `Bloqueo ${mark}`, start, end: new Date(Date.parse(start) + HOUR).toISOString() };
}

type Ids = { branchId: string; contactId: string; mark: string };

export function moneyMovement({ branchId, contactId, mark }: Ids) {
  return {
    customId: mark.slice(0, 10),
    clientId: contactId,
    branchId,
    date: "2026-11-20T10:00:00-06:00",
    amount: 250.5,
    type: "in",
    paymentMethod: "cash",
    category: `Rubro ${mark}`,
    comments: `Pago ${mark}`,
  };
}

export function assistant(businessId: string, mark: string) {
  return {
    businessId,
    name: `Asistente ${mark}`.slice(0, 30),
    goal: `Que cada persona salga con su cita ${mark}`,
    instructions: { greeting: `Saluda ${mark}`, preSale: `Antes ${mark}`, postSale: `Después ${mark}` },
  };
}

export function bulkUpload(mark: string) {
  return { fileName: `clientes ${mark}.xlsx`, fileHash: "0".repeat(64), rows: 1, repair: true };
}

/** The confirmations that a person at the agenda can give. */
export const CONFIRMED = { confirmOutsideHours: true, confirmOtherBranch: true, confirmNotGiven: true };

type BookingIds = {
  businessId: string;
  branchId: string;
  specialistId: string;
  serviceId: string;
  contactId: string;
  mark: string;
  start: string;
};

export function booking({ contactId, mark, businessId, branchId, specialistId, serviceId, start }: BookingIds) {
  return {
    ...{ businessId, branchId, specialistId, serviceId, clientId: contactId, start },
    title: `Cita ${mark}`,
    details: `Detalle ${mark}`,
    clientNotes: `Nota ${mark}`,
    attendeeName: `Hija ${mark}`,
    ...CONFIRMED,
  };
}
