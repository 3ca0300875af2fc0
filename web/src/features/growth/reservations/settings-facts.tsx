// The settings of the booking page in read-only form.
import type { ReservationSettings } from "@mostrador/domain/growth/reservations/schema.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";

export type Names = Record<"services" | "specialists" | "branches", { value: string; label: string }[]>;

export function SettingsFacts({ settings, names }: { settings: ReservationSettings; names: Names }) {
  const { hiddenServices, hiddenBranches, hiddenSpecialists, embed, embedOrigins } = settings;
  return (
    <Facts
      facts={[
        {
          label: "La página",
          value: settings.isOn ? (
            <StatusChip tone="success" mark="check" label="Recibe reservaciones" />
          ) : (
            <StatusChip tone="neutral" mark="dash" label="Apagada: nadie la ve" />
          ),
        },
        { label: "Mensaje", value: settings.welcome },
        { label: "Servicios", value: shownText(hiddenServices, names.services) },
        { label: "Sucursales", value: shownText(hiddenBranches, names.branches) },
        { label: "Especialistas", value: shownText(hiddenSpecialists, names.specialists) },
        {
          label: "El cliente elige con quién",
          value: settings.choosesSpecialist ? "Sí" : "No, se asigna a quien esté libre",
        },
        {
          label: "Se reserva hasta",
          value: `${settings.daysAhead} ${settings.daysAhead === 1 ? "día" : "días"} antes`,
        },
        { label: "Anticipación mínima", value: hoursText(settings.noticeHours, "Sin mínimo") },
        {
          label: "Cambios y cancelaciones",
          value: `Hasta ${hoursText(settings.cancelHours, "la hora")} antes de la cita`,
        },
        {
          label: "Si no se puede mandar el código",
          value: settings.withoutCode === "book" ? "Se reserva con el número sin verificar" : "No se reserva en línea",
        },
        {
          label: "Lista de espera",
          value: settings.waitingList ? `Sí, cada lugar se aparta ${settings.holdMinutes} minutos` : "No",
        },
        {
          label: "Dentro de otros sitios",
          value: EMBED[embed] + (embed === "listed" ? `: ${embedOrigins.join(", ")}` : ""),
        },
      ]}
    />
  );
}

const EMBED = { nobody: "No", anybody: "En cualquier sitio", listed: "Solo en" };

function shownText(hidden: string[], all: Names["services"]): string {
  const names = all.filter(({ value }) => hidden.includes(value)).map(({ label }) => label);
  return names.length === 0 ? "Se muestran todos los que se agendan" : `Todos menos ${names.join(", ")}`;
}

function hoursText(hours: number, none: string): string {
  if (hours === 0) return none;
  return hours === 1 ? "1 hora" : `${hours} horas`;
}
