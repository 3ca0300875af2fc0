// Specialists: the people who do the work (contract/agenda#specialists).
import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { event } from "../../kit/event.ts";
import { DEFAULT_COUNTRY_CODE } from "../../kit/phone/country-code.ts";
import { CountryCode, phoneDigits } from "../../kit/phone/phone-field.ts";
import { reference } from "../../kit/reference.ts";
import { defineResource } from "../../kit/resource.ts";
import { Color, customId, Id, optionalText, text } from "../../kit/schema.ts";
import { DAY_OFF, keptRests } from "../branches/hours.ts";
import { NO_QUOTES, RestsInput, WeekRests } from "../branches/schema.ts";

const CHOOSE_BRANCH = "Selecciona una sucursal para el especialista";

export const specialists = defineResource({
  name: "specialist",
  table: "specialists",
  noun: { one: "especialista", many: "especialistas", gender: "m", isPerson: true, held: "tiene citas" },
  page: PAGE.especialistas,
  readers: [PAGE.agenda, PAGE.sucursales, PAGE.servicios, PAGE.tableros],
  fields: {
    customId: customId(),
    name: text(1, 60, "El nombre").regex(/^[^"]*$/, NO_QUOTES),
    whatsapp: phoneDigits(7, 11, "El número debe tener al menos 7 dígitos", "El número debe tener máximo 11 dígitos"),
    countryCode: CountryCode,
    email: optionalText(254, "El correo").refine(
      (value) => value === "" || z.email().safeParse(value).success,
      "El correo no es válido",
    ),
    paymentInfo: optionalText(500, "El texto"),
    colorHex: Color,
    branchId: z.string(CHOOSE_BRANCH).min(1, { error: CHOOSE_BRANCH, abort: true }).pipe(reference("branch")),
    services: z.array(reference("service")).max(500, "Son demasiados servicios"),
    /** A day off is stored as its one special break. */
    restSchedules: RestsInput.transform((rests) => keptRests(rests, DAY_OFF.specialist)),
  },
  defaults: { countryCode: DEFAULT_COUNTRY_CODE, colorHex: "#2196f3", services: [], restSchedules: {} },
  answer: {
    countryCodeExt: z.string(),
    restSchedules: WeekRests,
    /** Of the linked calendar; the account by its name, never by its key (D-15.4). */
    googleCalendarId: z.string().nullable(),
    googleCalendarName: z.string().nullable(),
    googleRefreshToken: Id.nullable(),
  },
  sorts: ["createdAt", "name"],
  filters: ["branchId"],
  searched: ["name", "whatsapp", "email", "customId"],
  shownBy: ["service"],
  example: ({ mark, next, idOf }) => ({
    name: `Especialista ${mark} ${next()}`,
    whatsapp: `55${String(next()).padStart(8, "0")}`,
    branchId: idOf("branch"),
    services: [idOf("service")],
  }),
});

export type Specialist = z.output<typeof specialists.Row>;
export type NewSpecialist = z.output<typeof specialists.New>;

/** Written, archived, brought back or deleted. */
export const SpecialistChanged = event<{ id: string }>("specialist-changed");
