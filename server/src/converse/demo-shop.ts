// A salon that exists in memory only, to talk with at the terminal.
import type { ToolSpecialist } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import type { WeekRanges } from "@mostrador/domain/business/branches/hours.ts";

const WORKDAY = [
  { from: "10:00", to: "14:00" },
  { from: "15:00", to: "20:00" },
];

export const SCHEDULES: WeekRanges = {
  monday: WORKDAY,
  tuesday: WORKDAY,
  wednesday: WORKDAY,
  thursday: WORKDAY,
  friday: WORKDAY,
  saturday: [{ from: "09:00", to: "15:00" }],
  sunday: [{ from: "00:00", to: "00:00" }],
};

export const ZONE = "America/Mexico_City";

export const BRANCH = {
  id: "centro",
  name: "Centro",
  address: "Calle 5 de Mayo 210, Centro Histórico",
  city: "Puebla",
  mapsUrl: "https://maps.app.goo.gl/agata-centro",
};

export const SPECIALISTS: ToolSpecialist[] = [
  { id: "marta", name: "Marta Solís", branchId: BRANCH.id },
  { id: "fernanda", name: "Fernanda Ríos", branchId: BRANCH.id },
  { id: "luis", name: "Luis Cuautle", branchId: BRANCH.id },
];

const service = (
  id: string,
  name: string,
  price: string,
  durationMinutes: number,
  by: string[],
  description: string,
) => ({
  id,
  name,
  description,
  price,
  durationMinutes,
  specialistIds: by,
  branchIds: [BRANCH.id],
});

export const SERVICES = [
  service("corte-dama", "Corte de dama", "$350", 60, ["marta", "fernanda"], "Incluye lavado y secado."),
  service("corte-caballero", "Corte de caballero", "$220", 30, ["luis", "marta"], "Tijera o máquina."),
  service("tinte", "Tinte completo", "desde $900", 120, ["marta"], "Color de raíz a puntas."),
  service("manicure", "Manicure", "$250", 45, ["fernanda"], "Limado, cutícula y esmalte de uñas."),
  service("pedicure", "Pedicure", "$320", 60, ["fernanda"], "Spa de pies y esmalte."),
];
