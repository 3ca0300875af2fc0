// Follows a map link that a person pastes to its place (D-14). What the link itself says is not requested from
// anywhere.
import { isMapLink, readMapLink } from "@mostrador/domain/ground/places/map-link.ts";
import type { expandMapLink as expandRoute } from "@mostrador/domain/ground/places/routes.ts";
import { DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import type { MapLinks } from "../../../providers/maps/port.ts";

const NO_MAP = "Pega un enlace de Google Maps, como https://maps.app.goo.gl/…";
const GONE = "Ese enlace de Google Maps ya no existe";
const FOREIGN = "Ese enlace no lleva a un lugar de Google Maps";
const LOST = "No pudimos abrir el enlace de Google Maps. Intenta de nuevo o pega el enlace completo.";
const NO_PLACE = "Ese enlace no dice ningún lugar. Abre el lugar en Google Maps y usa Compartir.";

export function createExpandMapLink(maps: MapLinks) {
  return async (_ctx: PersonCtx, { query }: Call<typeof expandRoute>) => {
    const link = URL.parse(query.shortUrl);
    if (!link || !isMapLink(link)) throw invalid("shortUrl", NO_MAP);
    const said = readMapLink(link);
    if (said?.link) return { data: said };
    const end = await maps.follow(link);
    if (end.kind === "gone") throw notFound(GONE, "shortUrl");
    if (end.kind === "foreign")
      throw new DomainError(422, FOREIGN, { errors: [{ path: "shortUrl", message: FOREIGN }] });
    const place = end.kind === "there" ? (readMapLink(end.url, end.text) ?? said) : said;
    if (place) return { data: place };
    const message = end.kind === "lost" ? LOST : NO_PLACE;
    throw new DomainError(422, message, { errors: [{ path: "shortUrl", message }] });
  };
}
