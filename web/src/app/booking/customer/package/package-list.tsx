// The packages that are sold online, below the services.
import type { ReservationPage } from "@mostrador/domain/growth/reservations/schema.ts";
import { goTo } from "../address.ts";
import { Option } from "../parts.tsx";

const PESOS = new Intl.NumberFormat("es-MX", { style: "currency", currency: "MXN", minimumFractionDigits: 0 });

export function PackageList({ page: { search, packages } }: { page: ReservationPage }) {
  if (packages.length === 0) return null;
  return (
    <section className="question" aria-label="Paquetes de sesiones" style={{ marginTop: 32 }}>
      <h2>Paquetes de sesiones</h2>
      <ul className="options">
        {packages.map(({ _id, name, sessions, price, services }) => (
          <Option
            key={_id}
            title={name}
            text={services.join(", ")}
            side={
              <>
                <b>{PESOS.format(price)}</b>
                <span className="quiet">{sessionsText(sessions)}</span>
              </>
            }
            onClick={() => goTo(`/reservar/${search}/paquete/${_id}`)}
          />
        ))}
      </ul>
    </section>
  );
}

export function sessionsText(count: number): string {
  return count === 1 ? "1 sesión" : `${count} sesiones`;
}
