// The businesses of the test conversations. Now is Monday 2026-11-23, 10:00, unless a conversation says otherwise.

import { BARISTA } from "./barista-school.ts";
import { BARBER, SALON, SPA } from "./beauty.ts";
import { AGATA, SONRIE } from "./demo-plans.ts";
import { DENTAL, PSYCH, VET } from "./health.ts";
import { LANGUAGES } from "./languages.ts";
import { PHYSIO } from "./physio.ts";
import type { Plan } from "./shop.ts";
import { HOMES, MUSIC, WORKSHOP } from "./trades.ts";

const salonWithOne: Plan = {
  ...SALON,
  mine: [{ service: "corte-dama", who: "marta", day: "2026-11-26", time: "17:00" }],
};
const salonWithTwo: Plan = {
  ...SALON,
  mine: [
    { service: "corte-dama", who: "marta", day: "2026-11-26", time: "17:00" },
    { service: "tinte", who: "fernanda", day: "2026-11-28", time: "11:00" },
  ],
};
/** Fernanda does not come on Friday. */
const salonWithAway: Plan = {
  ...SALON,
  people: SALON.people.map((person) => (person.id === "fernanda" ? { ...person, away: ["2026-11-27"] } : person)),
};
const dentalWithOne: Plan = {
  ...DENTAL,
  mine: [{ service: "limpieza", who: "elena", day: "2026-11-23", time: "17:00" }],
};

const agataOne: Plan = {
  ...AGATA,
  mine: [{ service: "corte-dama", who: "marta", day: "2026-11-26", time: "17:00" }],
};
const agataTwo: Plan = {
  ...AGATA,
  mine: [
    { service: "corte-dama", who: "marta", day: "2026-11-26", time: "17:00" },
    { service: "gelish", who: "fernanda", day: "2026-11-28", time: "12:00" },
  ],
};
const sonrieOne: Plan = {
  ...SONRIE,
  mine: [{ service: "limpieza", who: "elena", day: "2026-11-25", time: "10:00" }],
};

export const PLANS = {
  salon: SALON,
  barber: BARBER,
  dental: DENTAL,
  psych: PSYCH,
  workshop: WORKSHOP,
  homes: HOMES,
  music: MUSIC,
  spa: SPA,
  vet: VET,
  languages: LANGUAGES,
  physio: PHYSIO,
  salonWithOne,
  salonWithTwo,
  salonWithAway,
  dentalWithOne,
  agata: AGATA,
  agataOne,
  agataTwo,
  sonrie: SONRIE,
  sonrieOne,
  barista: BARISTA,
} as const;
