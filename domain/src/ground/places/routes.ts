import * as z from "zod";
import { access, route } from "../../kit/route.ts";
import { named, REQUIRED } from "../../kit/schema.ts";
import { CitiesQuestion, Country, MapLink, PlaceNames, StatesQuestion } from "./schema.ts";

export const listCountries = route({
  name: "place.countries",
  method: "GET",
  path: "/api/places/countries",
  summary: "Los países, en español",
  access: access.session,
  data: z.array(Country),
});

export const listStates = route({
  name: "place.states",
  method: "POST",
  path: "/api/places/states",
  summary: "Los estados de un país; ninguno de uno que no se conoce",
  access: access.session,
  body: StatesQuestion,
  data: PlaceNames,
});

export const listCities = route({
  name: "place.cities",
  method: "POST",
  path: "/api/places/cities",
  summary: "Las ciudades y municipios de un estado de México",
  access: access.session,
  body: CitiesQuestion,
  data: PlaceNames,
});

export const expandMapLink = route({
  name: "mapLink.expand",
  method: "GET",
  path: "/api/google/expand-url",
  summary: "Abre un enlace corto de Google Maps y dice a qué lugar lleva",
  access: access.session,
  query: z.object({
    shortUrl: z.string(REQUIRED).trim().min(1, REQUIRED).max(2_000, "El enlace es demasiado largo"),
  }),
  data: MapLink,
  flat: true,
  rate: "heavy",
});

named({ Country, MapLink });
