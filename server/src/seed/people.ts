// Names as they are in Puebla, and the people made of them.
import type { Random } from "./random.ts";

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
};

/** Each with a number of its own: 222 and seven digits of the index. */
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
    };
  });
}

function plain(name: string): string {
  return (name.split(" ")[0] ?? name)
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
