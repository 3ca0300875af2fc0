// The time zone of a branch, from its address (D-15.8): Tijuana, Ciudad Juárez, Cancún and Hermosillo differ from the
// capital. Used unless the owner set the zone by hand.

import { USUAL_ZONE } from "../../kit/calendar.ts";
import { fold } from "../../kit/text.ts";
import { lookup } from "../../kit/words/lookup.ts";

export type Place = { readonly country: string; readonly state: string; readonly city: string };

/** IANA name, or null where the address does not decide it; then the zone of the business applies. */
export function branchZone(place: Place): string | null {
  if (!MEXICO.has(fold(place.country))) return null;
  const state = fold(place.state).replace(/^estado de (?!mexico$)/, "");
  const known = STATES[state];
  if (!known) return null;
  const city = fold(place.city).replace(/^(ciudad|cd\.?|h\.?|heroica) /, "");
  const exception = known.cities?.find(([names]) => names.includes(city));
  return exception ? exception[1] : known.zone;
}

const MEXICO = new Set(["mexico", "mx", "mex", "estados unidos mexicanos"]);

type StateZones = { zone: string; cities?: [names: string[], zone: string][] };

const CENTRE: StateZones = { zone: USUAL_ZONE };
const TAMAULIPAS_BORDER = [
  "matamoros",
  "reynosa",
  "nuevo laredo",
  "rio bravo",
  "valle hermoso",
  "miguel aleman",
  "camargo",
  "mier",
  "guerrero",
  "nueva ciudad guerrero",
  "gustavo diaz ordaz",
];
const COAHUILA_BORDER = ["acuna", "piedras negras", "guerrero", "hidalgo", "jimenez", "zaragoza", "nava", "ocampo"];

const STATES: Readonly<Record<string, StateZones>> = lookup({
  "baja california": { zone: "America/Tijuana" },
  "baja california sur": { zone: "America/Mazatlan" },
  sinaloa: { zone: "America/Mazatlan" },
  nayarit: {
    zone: "America/Mazatlan",
    cities: [
      [["bahia de banderas", "bucerias", "nuevo vallarta", "nuevo nayarit", "sayulita"], "America/Bahia_Banderas"],
    ],
  },
  sonora: { zone: "America/Hermosillo", cities: [[["san luis rio colorado"], "America/Tijuana"]] },
  "quintana roo": { zone: "America/Cancun" },
  chihuahua: {
    zone: "America/Chihuahua",
    cities: [
      [
        ["juarez", "janos", "ascension", "guadalupe", "praxedis g. guerrero", "praxedis guerrero"],
        "America/Ciudad_Juarez",
      ],
      [["ojinaga", "manuel ojinaga", "coyame", "coyame del sotol", "manuel benavides"], "America/Ojinaga"],
    ],
  },
  coahuila: { zone: "America/Monterrey", cities: [[COAHUILA_BORDER, "America/Matamoros"]] },
  "coahuila de zaragoza": { zone: "America/Monterrey", cities: [[COAHUILA_BORDER, "America/Matamoros"]] },
  "nuevo leon": { zone: "America/Monterrey", cities: [[["anahuac", "colombia"], "America/Matamoros"]] },
  tamaulipas: { zone: "America/Monterrey", cities: [[TAMAULIPAS_BORDER, "America/Matamoros"]] },
  durango: { zone: "America/Monterrey" },
  campeche: { zone: "America/Merida" },
  yucatan: { zone: "America/Merida" },
  ...Object.fromEntries(
    [
      "aguascalientes",
      "chiapas",
      "ciudad de mexico",
      "cdmx",
      "distrito federal",
      "colima",
      "estado de mexico",
      "mexico",
      "guanajuato",
      "guerrero",
      "hidalgo",
      "jalisco",
      "michoacan",
      "michoacan de ocampo",
      "morelos",
      "oaxaca",
      "puebla",
      "queretaro",
      "queretaro de arteaga",
      "san luis potosi",
      "tabasco",
      "tlaxcala",
      "veracruz",
      "veracruz de ignacio de la llave",
      "zacatecas",
    ].map((state) => [state, CENTRE]),
  ),
});
