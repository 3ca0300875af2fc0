// Words that customers use for the same thing; each line is one family. Compared as singular folded words.
import { singular, sound } from "../words/likeness.ts";

const FAMILIES = `
corte cortar corten cortan cortarme cortarse cortarle cortarnos cortarles cortada recorte despunte despuntar pelar pelarme rapar raparme rapame rapen fade degradado desvanecido tumbarme
cabello pelo melena grena mata
caballero viejo hombre varon senor masculino esposo marido novio papa chavo
dama mujer femenino senora esposa novia mama chava senorita
nino nieto nieta chavito chavita chamaco chamaca chiquillo infantil hijo kid menor chiquito bebe nena nina hija peque
tinte pinten pinta pintan tinan tina color coloracion tenir tenirme pintar pintarme pintada pintado tenido
raiz cana canoso pintar pintarme pintada pintado pinten
luz luces luce mecha rayito balayage highlight
gelish gel geles
una manicure manicura mani manicur manikiur maniquiur
pedicure pedicura pedi pie pedicur pedikiur pediquiur
acrilica acrilico
alaciado keratina alisado alaciar alisar
peinado peinen peinar peinarme peinarse peinarla peinarnos peine
barba rasuren afeiten afeitado afeitar afeitarme rasurado rasurar rasurarme
bigote
ceja depilado
depilacion depilen depilar depilarme cera
pestana lash lashes
maquillaje maquillen maquillar maquillarme makeup
masaje relajante descontracturante
relajante relaje relajar relajarme antiestres
facial cutis rostro
limpieza limpien limpie profilaxis limpiar limpiarme
extraccion saquen saque muela sacar sacarme extraer juicio
resina caries picada empaste curacion tapar taparme
ortodoncia bracket freno
endodoncia conducto nervio
blanqueamiento blanquear blanquearme
diagnostico escaner escanear escaneo engine
valoracion revisen revise chequen cheque revision chequeo checar checarme diagnostico evaluacion consulta revisar revisarme
terapia psicologo psicologa psicologia
sesion
pareja
individual
afinacion afinen afinar
aceite
freno balata
llanta alineacion balanceo
clase leccion curso
canto cantar voz vocal
piano teclado
guitarra
bateria
violin
visita recorrido
casa residencia
departamento apartamento depa
terreno lote
oficina
nutricion nutriologo nutriologa dieta
yoga
vacuna vacunacion vacunar
bano banar banarlo banen banan
chico chica pequeno pequena chiquito chiquita mini
completo completa toda todo entera entero
`
  .trim()
  .split("\n")
  .map((line) => [
    ...new Set(
      line
        .trim()
        .split(/\s+/)
        .flatMap((word) => [word, singular(word)]),
    ),
  ]);

/** All words of the families: the spelling correction does not change them ("luces" is not "lunes"). */
export const KINDRED: ReadonlySet<string> = new Set(FAMILIES.flat().filter((word) => word.length > 3));

const OF = new Map<string, Set<string>>();
for (const family of FAMILIES) {
  for (const word of family) OF.set(sound(word), new Set([...(OF.get(sound(word)) ?? []), ...family.map(sound)]));
}

export function areSynonyms(a: string, b: string): boolean {
  return OF.get(sound(a))?.has(sound(b)) ?? false;
}
