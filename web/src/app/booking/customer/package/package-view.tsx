// A package of sessions for people with its link: what it pays for, what it costs, and its purchase by payment link.
import type { PackageToPay, PublicPackage } from "@mostrador/domain/growth/reservations/public-package/schema.ts";
import type { ReservationPage } from "@mostrador/domain/growth/reservations/schema.ts";
import { useEffect, useState } from "react";
import { call, isMissing, read } from "../../../../lib/client.ts";
import { buyPackage, getPublicPackage, newKey } from "../calls.ts";
import { Problem, Waiting } from "../parts.tsx";
import { PersonForm } from "../person/person-form.tsx";
import { useLoad } from "../use-load.ts";
import { sessionsText } from "./package-list.tsx";

const PESOS = new Intl.NumberFormat("es-MX", { style: "currency", currency: "MXN" });

type Props = { page: ReservationPage; id: string; query: string; onTitle: (title: string) => void };

export function PackageView({ page, id, query, onTitle }: Props) {
  const { search } = page;
  const loaded = useLoad(`${search} ${id}`, (signal) => read(getPublicPackage, { params: { search, id }, signal }));
  const sold = loaded.data;
  useEffect(() => {
    if (sold) onTitle(`${sold.name} · ${page.name}`);
  }, [sold, page.name, onTitle]);
  if (loaded.error) {
    const isGone = isMissing(loaded.error);
    return (
      <Problem onRetry={isGone ? undefined : loaded.again}>
        {isGone ? "Este paquete ya no se vende en línea. Pregúntale al negocio." : loaded.error.message}
      </Problem>
    );
  }
  if (!sold) return <Waiting label="Abriendo" />;
  const { name, description, services, sessions, price, validDays, mayPay } = sold;
  return (
    <section className="question">
      <h2>{name}</h2>
      <p>
        <strong>{PESOS.format(price)}</strong> por {sessionsText(sessions)}
      </p>
      {description && <p style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{description}</p>}
      <dl>
        <dt className="quiet">Cada sesión paga</dt>
        <dd style={{ margin: "0 0 12px", overflowWrap: "anywhere" }}>{services.join(", ")}</dd>
        <dt className="quiet">Vigencia</dt>
        <dd style={{ margin: "0 0 12px" }}>
          {validDays === null
            ? "No vence"
            : validDays === 1
              ? "1 día desde tu pago"
              : `${validDays} días desde tu pago`}
        </dd>
      </dl>
      {new URLSearchParams(query).has("pago") ? (
        <p role="status">Gracias. Cuando Mercado Pago confirme tu pago, tus sesiones quedan listas en {page.name}.</p>
      ) : mayPay ? (
        <Purchase page={page} sold={sold} />
      ) : (
        <p role="status">Por ahora no se puede pagar en línea. Escríbele al negocio para comprarlo.</p>
      )}
    </section>
  );
}

function Purchase({ page: { search }, sold: { _id: id } }: { page: ReservationPage; sold: PublicPackage }) {
  const [key] = useState(newKey);
  const [toPay, setToPay] = useState<PackageToPay | null>(null);
  if (toPay)
    return (
      <>
        <p role="status">
          Paga {PESOS.format(toPay.amount)} en Mercado Pago. La liga sirve hasta el {dayOf(toPay.until)}.
        </p>
        <a className="first" href={toPay.url} target={isFramed() ? "_blank" : "_self"} rel="noreferrer">
          Pagar {PESOS.format(toPay.amount)}
        </a>
      </>
    );
  return (
    <>
      <h2>Cómpralo en línea</h2>
      <p className="quiet">Tus sesiones quedan guardadas con tu número de WhatsApp.</p>
      <PersonForm
        search={search}
        action="Continuar al pago"
        onReady={async (person) => {
          const { data } = await call(buyPackage, { params: { search, id }, body: { purchase: { ...person, key } } });
          setToPay(data);
          // the page of the provider may not be framed
          if (!isFramed()) location.assign(data.url);
        }}
      />
    </>
  );
}

const DAY = new Intl.DateTimeFormat("es-MX", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
const dayOf = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

function isFramed(): boolean {
  return window.top !== window.self;
}
