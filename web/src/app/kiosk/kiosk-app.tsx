// /kiosco/{secret}: the tablet of a reception. Clients check in by number and code, and see who is next.
import { useEffect } from "react";
import "../booking/customer/customer.css";
import { currentBrand } from "../../lib/brand/brand.ts";
import { Waiting } from "../booking/customer/parts.tsx";
import { paint } from "../booking/paint.ts";
import { Publisher } from "../booking/publisher.tsx";
import { CheckIn } from "./check-in.tsx";
import "./kiosk.css";
import { isMissing } from "../../lib/client.ts";
import { NextClients } from "./next-clients.tsx";
import { useAwake } from "./use-awake.ts";
import { useClock } from "./use-clock.ts";
import { useKiosk } from "./use-kiosk.ts";

export function KioskApp() {
  const { screen, error, reread } = useKiosk();
  useAwake();
  const time = useClock(screen?.zone, screen?.theme);
  useEffect(() => {
    if (screen) paint(screen.business.color);
  }, [screen]);
  if (!screen) {
    if (!error)
      return (
        <main className="kiosk-alone">
          <Waiting label="Abriendo" />
        </main>
      );
    const isOver = isMissing(error);
    return (
      <main className="kiosk-alone" role="alert">
        <h1>{isOver ? "Tableta sin enlace" : "No se pudo abrir la tableta"}</h1>
        <p>{error.message}</p>
        <button type="button" className="first" onClick={reread}>
          Reintentar
        </button>
      </main>
    );
  }
  const { business, branchName, next } = screen;
  return (
    <main className="kiosk">
      <header className="kiosk-head">
        {business.logo && <img src={business.logo} alt="" width={56} height={56} />}
        <div>
          <h1>{business.name}</h1>
          <p className="quiet">{branchName}</p>
        </div>
        <time className="kiosk-clock">{time}</time>
      </header>
      {error && (
        <p role="status" className="kiosk-offline">
          Sin conexión. Pasa a recepción: ahí registran tu llegada.
        </p>
      )}
      <CheckIn onChanged={reread} />
      <NextClients next={next} />
      {currentBrand() && (
        <footer className="kiosk-foot quiet">
          <Publisher said="Recepción con" />
        </footer>
      )}
    </main>
  );
}
