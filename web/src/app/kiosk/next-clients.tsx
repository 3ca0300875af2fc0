// Who is next today, as everybody in the waiting room may see it.
import type { KioskScreen } from "@mostrador/domain/scheduling/kiosk/schema.ts";

export function NextClients({ next }: Pick<KioskScreen, "next">) {
  return (
    <section className="kiosk-next" aria-labelledby="kiosk-next">
      <h2 id="kiosk-next">Siguen hoy</h2>
      {next.length === 0 ? (
        <p className="quiet">Hoy ya no hay más citas.</p>
      ) : (
        <ul>
          {next.map(({ name, time, specialist, isHere }, index) => (
            // the server says no ids to a waiting room
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no state of their own
            <li key={index}>
              <span className="kiosk-time">{time}</span>
              <span className="kiosk-name">{name}</span>
              <span className="kiosk-with quiet">{`con ${specialist}`}</span>
              {isHere && <span className="kiosk-here">Ya llegó</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
