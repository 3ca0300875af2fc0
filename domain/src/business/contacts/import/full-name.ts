// Splits a whole name in one cell as names are written in Mexico: given names, the father's surname, the mother's.
import { fold } from "../../../kit/text.ts";

export type SplitName = { name: string; lastname: string; secondLastname: string };

const MOST = 80;

/** The name of a row: its own columns win over a whole name, which only fills the gaps. */
export function nameOfRow(row: SplitName, fullName: string, middleName: string): SplitName {
  const { name, lastname, secondLastname } = row;
  if (name === "" && fullName !== "") {
    if (lastname === "" && secondLastname === "") return splitFullName(fullName);
    return { ...row, name: withoutSurnames(fullName, row).slice(0, MOST) };
  }
  const both = `${name} ${middleName}`.trim();
  return { name: both.length > MOST ? name : both, lastname, secondLastname };
}

/** Google Contacts writes the whole name and the surnames. */
function withoutSurnames(fullName: string, { lastname, secondLastname }: SplitName): string {
  const surnames = ` ${lastname} ${secondLastname}`.trimEnd();
  return fullName.endsWith(surnames) ? fullName.slice(0, -surnames.length) : fullName;
}

/** 'María José Núñez Gil', 'Núñez Gil, María José', 'Ana de la Torre'. One word alone is a given name. */
export function splitFullName(full: string): SplitName {
  const [surnames, given, ...others] = full.split(",").map((part) => part.trim());
  if (surnames && given && others.length === 0) {
    const [lastname = "", ...rest] = unitsOf(surnames);
    return { name: given, lastname, secondLastname: rest.join(" ") };
  }
  const units = unitsOf(full.replaceAll(",", " "));
  const isTwice = units.length === 3 && GIVEN_SECOND.has(fold(units[1] ?? ""));
  const givenCount = isTwice ? 2 : Math.max(1, units.length - 2);
  const [lastname = "", secondLastname = ""] = units.slice(givenCount);
  return { name: units.slice(0, givenCount).join(" "), lastname, secondLastname };
}

/** 'de la Torre' is one surname, 'María de los Ángeles' one name. */
function unitsOf(text: string): string[] {
  const units: string[] = [];
  let particles = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (PARTICLES.has(fold(word))) {
      particles += `${word} `;
      continue;
    }
    units.push(particles + word);
    particles = "";
  }
  if (particles) units.push(particles.trim());
  return units;
}

const PARTICLES = new Set("de del la las los san santa von van da dos y".split(" "));

/** Names that are mostly second given names: of three words one of these leaves one surname. */
const GIVEN_SECOND = new Set(
  `jose maria luis carlos antonio manuel alberto fernando eduardo enrique javier miguel angel daniel david alejandro
  guadalupe luisa elena fernanda isabel teresa carmen rosa isela paola andrea alejandra sofia victoria lourdes patricia
  elizabeth beatriz cristina esther eugenia gabriela ines lucia lupita monserrat pilar concepcion soledad`.split(/\s+/),
);
