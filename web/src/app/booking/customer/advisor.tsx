// Offers a person of the business to write to: it appears after three seconds, so as not to disturb people who know
// what they want.
import type { ReservationPage } from "@mostrador/domain/growth/reservations/schema.ts";
import { useEffect, useState } from "react";

const AFTER_MS = 3_000;

export function Advisor({ page }: { page: ReservationPage }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown || !page.whatsapp) return null;
  const text = encodeURIComponent(`Hola, tengo una duda para reservar en ${page.name}.`);
  return (
    <aside aria-label="Ayuda">
      <a className="advisor" href={`https://wa.me/${page.whatsapp}?text=${text}`} target="_blank" rel="noreferrer">
        <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
          <path d="M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5z" strokeLinejoin="round" />
          <path d="M8.5 11h7M8.5 14h4.5" strokeLinecap="round" />
        </svg>
        <span>Hablar con un asesor</span>
      </a>
    </aside>
  );
}
