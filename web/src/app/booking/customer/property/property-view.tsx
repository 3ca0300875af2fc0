// A property for people with its link: pictures, price, place, map, and the way to book a visit.
import type { ReservationPage } from "@mostrador/domain/growth/reservations/schema.ts";
import { useEffect } from "react";
import { isMissing, read } from "../../../../lib/client.ts";
import { mapHref } from "../../../../lib/places/map-href.ts";
import { goTo, queryOf } from "../address.ts";
import { getPublicProperty } from "../calls.ts";
import { Problem, Waiting } from "../parts.tsx";
import { Gallery } from "../pictures/gallery.tsx";
import { useLoad } from "../use-load.ts";

type Props = { page: ReservationPage; id: string; onTitle: (title: string) => void };

export function PropertyView({ page, id, onTitle }: Props) {
  const { search } = page;
  const { data: property, error, again } = useProperty(search, id);
  useEffect(() => {
    if (property) onTitle(`${property.name} · ${page.name}`);
  }, [property, page.name, onTitle]);
  if (error) {
    const isGone = isMissing(error);
    return (
      <Problem onRetry={isGone ? undefined : again}>
        {isGone ? "Este inmueble ya no está disponible. Pregúntale al negocio." : error.message}
      </Problem>
    );
  }
  if (!property) return <Waiting label="Abriendo" />;
  const { name, price, location, description, images } = property;
  return (
    <section className="question">
      <h2>{name}</h2>
      <p>
        <strong>{price}</strong>
      </p>
      <Gallery of={name} urls={images} />
      <p style={{ overflowWrap: "anywhere" }}>
        {!/^https?:/.test(location) && `${location} · `}
        <a href={mapHref(location)} target="_blank" rel="noreferrer">
          Ver en el mapa
        </a>
      </p>
      {description && <p style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{description}</p>}
      <button type="button" className="first" onClick={() => goTo(`/reservar/${search}${queryOf({ property: id })}`)}>
        Agendar visita
      </button>
    </section>
  );
}

/** Above the questions of a booking: which property the visit is to. */
export function VisitNote({ search, id }: { search: string; id: string }) {
  const { data } = useProperty(search, id);
  return data ? <p className="chosen">Visita a {data.name}</p> : null;
}

function useProperty(search: string, id: string) {
  return useLoad(`${search} ${id}`, (signal) => read(getPublicProperty, { params: { search, id }, signal }));
}
