// Countries, states and cities for the forms, and map links opened (D-14). None of this data belongs to a business.
import * as routes from "@mostrador/domain/ground/places/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import type { MapLinks } from "../../../providers/maps/port.ts";
import { createExpandMapLink } from "./expand-map-link.ts";
import { listCities, listCountries, listStates } from "./list-places.ts";

export { knownCountries } from "./known-places.ts";

export function placesModule(maps: MapLinks): Module {
  return {
    routes: [
      bind(routes.listCountries, listCountries),
      bind(routes.listStates, listStates),
      bind(routes.listCities, listCities),
      bind(routes.expandMapLink, createExpandMapLink(maps)),
    ],
  };
}
