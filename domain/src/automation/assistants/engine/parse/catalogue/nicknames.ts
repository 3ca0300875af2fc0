// Whether a typed word can be a person's given name: the name itself, a typo, its beginning ("Fer"), a diminutive or a
// nickname.
import { lookup } from "../../../../../kit/words/lookup.ts";
import { likeness } from "../words/likeness.ts";

/** 0 to 1. */
export function nameLikeness(typed: string, name: string): number {
  if (typed === name) return 1;
  if (NICKNAMES[typed]?.includes(name)) return 0.95;
  const base = typed.replace(/(?:c?it[oa]s?)$/, "");
  if (base !== typed && base.length >= 2 && (name.startsWith(base) || name.startsWith(base.replace(/qu$/, "c"))))
    return 0.9;
  const alike = likeness(typed, name);
  if (alike > 0) return alike;
  return typed.length >= 3 && name.startsWith(typed) ? 0.85 : 0;
}

const NICKNAMES: Record<string, readonly string[]> = lookup({
  lupita: ["guadalupe"],
  lupe: ["guadalupe"],
  paco: ["francisco"],
  pancho: ["francisco"],
  pepe: ["jose"],
  beto: ["alberto", "roberto", "humberto", "gilberto", "heriberto", "norberto"],
  memo: ["guillermo"],
  nacho: ["ignacio"],
  chuy: ["jesus"],
  lalo: ["eduardo"],
  tono: ["antonio"],
  quique: ["enrique"],
  kike: ["enrique"],
  charly: ["carlos"],
  charlie: ["carlos"],
  gaby: ["gabriela"],
  gabi: ["gabriela"],
  lucy: ["lucia", "luz"],
  paty: ["patricia"],
  pati: ["patricia"],
  mary: ["maria"],
  mari: ["maria", "mariana", "maricela"],
  betty: ["beatriz"],
  bety: ["beatriz"],
  concha: ["concepcion"],
  chayo: ["rosario"],
  meche: ["mercedes"],
  licha: ["alicia"],
  tere: ["teresa"],
  dany: ["daniela", "daniel"],
  sofi: ["sofia"],
  sofy: ["sofia"],
  vale: ["valeria", "valentina"],
  isa: ["isabel", "isabella"],
  chabela: ["isabel"],
  lety: ["leticia"],
  leti: ["leticia"],
  lore: ["lorena"],
  moni: ["monica"],
  rafa: ["rafael"],
  santi: ["santiago"],
  tavo: ["gustavo", "octavio"],
  chava: ["salvador"],
  rodo: ["rodolfo"],
  neto: ["ernesto"],
  mau: ["mauricio"],
  mike: ["miguel"],
  fer: ["fernanda", "fernando"],
  ale: ["alejandra", "alejandro"],
  ali: ["alicia", "alison"],
  pao: ["paola"],
  karlita: ["karla", "carla"],
  ximena: ["jimena"],
  jimena: ["ximena"],
});
