// Names common in Puebla, and people made from them.
import type { Random } from "../random.ts";

const WOMEN =
  "María Fernanda,Guadalupe,Ana Sofía,Verónica,Leticia,Paola,Ximena,Rosa Elena,Daniela,Karla,Alejandra,Mónica,Regina,Claudia,Itzel,Brenda,Gabriela,Norma,Jimena,Lucero,Yolanda,Marisol,Araceli,Patricia,Fabiola,Renata,Montserrat,Beatriz,Adriana,Teresa".split(
    ",",
  );
const MEN =
  "José Luis,Miguel Ángel,Carlos,Eduardo,Ricardo,Iván,Jorge,Emiliano,Rodrigo,Santiago,Héctor,Óscar,Raúl,Diego,Mauricio,Francisco".split(
    ",",
  );
const SURNAMES =
  "Hernández,García,Martínez,López,González,Rodríguez,Pérez,Sánchez,Ramírez,Flores,Gómez,Torres,Vázquez,Cruz,Morales,Reyes,Jiménez,Rojas,Juárez,Méndez,Xicoténcatl,Tlapale,Cuautle,Romero,Castillo,Ortega,Domínguez,Núñez,Ibáñez,Salazar".split(
    ",",
  );

export type DemoPerson = {
  name: string;
  lastname: string;
  secondLastname: string;
  gender: "Femenino" | "Masculino";
  whatsapp: string;
  email: string;
  birthdate: string;
  type: "lead" | "client";
  notes: { text: string }[];
  customFields: { key: string; value: string; type: "string" | "boolean" | "date" }[];
};

const NOTES = [
  "Prefiere que le escriban por la tarde.",
  "Llegó por recomendación de su hermana.",
  "Pide siempre a la misma persona.",
  "Avisar si se libera un lugar el sábado.",
];
const KNOWN: readonly DemoPerson["customFields"][number][] = [
  { key: "Cómo nos conoció", value: "Instagram", type: "string" },
  { key: "Cómo nos conoció", value: "Recomendación", type: "string" },
  { key: "Factura", value: "sí", type: "boolean" },
  { key: "Cliente desde", value: "2024-03-09", type: "date" },
];

/** Each has a number of its own: 222 and seven digits of the index. */
export function demoPeople(random: Random, howMany: number, prefix: string): DemoPerson[] {
  return Array.from({ length: howMany }, (_, index) => {
    const isWoman = random.next() < 0.78;
    const name = random.pick(isWoman ? WOMEN : MEN);
    const lastname = random.pick(SURNAMES);
    const month = String(1 + random.below(12)).padStart(2, "0");
    const day = String(1 + random.below(28)).padStart(2, "0");
    return {
      name,
      lastname,
      secondLastname: random.pick(SURNAMES),
      gender: isWoman ? "Femenino" : "Masculino",
      whatsapp: `${prefix}${String((index * 7919 + 104_729) % 10_000_000).padStart(7, "0")}`,
      email: random.next() < 0.6 ? `${plain(name)}.${plain(lastname)}${index}@correo.mx` : "",
      birthdate: `${1962 + random.below(44)}-${month}-${day}`,
      type: random.next() < 0.7 ? "client" : "lead",
      // From the index alone, so that the other people of the demo stay the same.
      notes: index % 4 === 0 ? [{ text: NOTES[(index / 4) % NOTES.length] as string }] : [],
      customFields: index % 3 === 0 ? [KNOWN[(index / 3) % KNOWN.length] as (typeof KNOWN)[number]] : [],
    };
  });
}

/** The longest known, in days. */
const FIRST_KNOWN = 170;

/** How long ago a person of the list was written down, in days: the last ones lately, and each month a few more. */
export function daysKnown(index: number, howMany: number): number {
  return FIRST_KNOWN * (1 - index / howMany) ** 1.2;
}

function plain(name: string): string {
  return (name.split(" ")[0] ?? name)
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
