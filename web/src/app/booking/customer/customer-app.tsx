// The booking page: its business, and the step in the address.
import type { ReservationPage } from "@mostrador/domain/growth/reservations/schema.ts";
import { useEffect, useState } from "react";
import { read } from "../../../lib/client.ts";
import { useAddress } from "./address.ts";
import { Advisor } from "./advisor.tsx";
import { BookingFlow } from "./booking-flow.tsx";
import { BookingView } from "./booking-view.tsx";
import { getReservationPage } from "./calls.ts";
import { CourseView } from "./course-view.tsx";
import "./customer.css";
import { currentBrand } from "../../../lib/brand/brand.ts";
import { paint } from "../paint.ts";
import { Publisher } from "../publisher.tsx";
import { PackageView } from "./package/package-view.tsx";
import { Problem, Waiting } from "./parts.tsx";
import { ProductView } from "./product/product-view.tsx";
import { PropertyView } from "./property/property-view.tsx";
import { useLoad } from "./use-load.ts";
import { WaitingView } from "./waiting-view.tsx";

export function CustomerApp() {
  const { where, choice, query } = useAddress();
  const { search } = where;
  const loaded = useLoad(search, (signal) => read(getReservationPage, { params: { search }, signal }));
  const page = loaded.data;
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    if (page) paint(page.color);
  }, [page]);
  useEffect(() => {
    if (page) document.title = title ?? `Reserva en ${page.name}`;
  }, [page, title]);
  if (loaded.error)
    return <NotThere message={loaded.error.message} status={loaded.error.status} again={loaded.again} />;
  if (!page)
    return (
      <main className="page">
        <Waiting label="Abriendo" />
      </main>
    );
  return (
    <>
      <Sign page={page} isBooking={where.kind === "flow"} />
      <main className="page" key={stepKey(where.kind, query)}>
        {where.kind === "flow" && <PaidNote name={page.name} query={query} />}
        {where.kind === "flow" && <BookingFlow page={page} choice={choice} />}
        {where.kind === "booking" && <BookingView page={page} token={where.token} query={query} />}
        {where.kind === "course" && <CourseView page={page} id={where.token} onTitle={setTitle} />}
        {where.kind === "product" && <ProductView page={page} id={where.token} onTitle={setTitle} />}
        {where.kind === "package" && <PackageView page={page} id={where.token} query={query} onTitle={setTitle} />}
        {where.kind === "property" && <PropertyView page={page} id={where.token} onTitle={setTitle} />}
        {where.kind === "waiting" && <WaitingView page={page} token={where.token} />}
      </main>
      <footer className="foot">
        {page.whatsapp && (
          <a href={`https://wa.me/${page.whatsapp}`} target="_blank" rel="noreferrer">
            Escribir por WhatsApp
          </a>
        )}
        {page.notice && (
          <a href={page.notice} target="_blank" rel="noreferrer">
            Aviso de privacidad
          </a>
        )}
        <Publisher said="Reservaciones con" />
      </footer>
      <Advisor page={page} />
    </>
  );
}

/** Who paid the link of an order comes back here. */
function PaidNote({ name, query }: { name: string; query: string }) {
  const params = new URLSearchParams(query);
  if (params.get("pago") !== "pedido") return null;
  const isRefused = params.get("status") === "rejected" || params.get("status") === "null";
  return (
    <p role="status">
      {isRefused
        ? "El pago de tu pedido no se hizo. Abre la liga otra vez para intentarlo."
        : `Gracias. Cuando Mercado Pago confirme tu pago, ${name} lo ve en tu pedido.`}
    </p>
  );
}

/** Another step renders again, another day within it does not. */
function stepKey(kind: string, query: string): string {
  const params = new URLSearchParams(query);
  params.delete("dia");
  params.delete("hora");
  return `${kind} ${params}`;
}

/** The welcome speaks of booking: other pages show what the business is. */
function Sign({ page, isBooking }: { page: ReservationPage; isBooking: boolean }) {
  const text = (isBooking && page.welcome) || page.description;
  return (
    <header className="sign">
      {page.cover && <img className="cover" src={page.cover} alt="" width={1120} height={374} />}
      {page.logo && <img src={page.logo} alt="" width={56} height={56} />}
      <h1>{page.name}</h1>
      {text && <p>{text}</p>}
    </header>
  );
}

function NotThere({ message, status, again }: { message: string; status: number; again: () => void }) {
  useEffect(() => {
    document.title = `Reservaciones · ${currentBrand()?.companyName ?? "Mostrador"}`;
  }, []);
  return (
    <main className="page">
      <h1>{status === 404 ? "Esta página no está disponible" : "No se pudo abrir la página"}</h1>
      <Problem onRetry={status === 404 ? undefined : again}>
        {status === 404 ? `${message}. Revisa el enlace o pídeselo al negocio.` : message}
      </Problem>
    </main>
  );
}
