// Words that alone name a service of some trade, whether this business gives it or not. Such a word is never read as a
// typo of another; where no service matches, the service is not offered.
import { singular, sound } from "../words/likeness.ts";

const NAMED = `
tatuaje tatuar tatuarme tatuador tattoo piercing perforacion microblading micropigmentacion henna bronceado
botox relleno hialuronico plasma mesoterapia carboxiterapia radiofrecuencia cavitacion criolipolisis hifu peeling exfoliacion microdermoabrasion
liposuccion lipo rinoplastia bichectomia cirugia
barba bigote ceja masaje facial depilacion laser manicure pedicure gelish keratina alaciado balayage peinado maquillaje extensiones rasta trenza pestana
sauna temazcal jacuzzi reiki acupuntura reflexologia quiropractico quiropractica ventosa podologia
yoga pilates zumba crossfit spinning natacion boxeo karate ballet
nutricion nutriologo nutriologa dietista psicologo psicologa psiquiatra ginecologo ginecologa pediatra dermatologo dermatologa oftalmologo cardiologo
ortodoncia endodoncia implante blanqueamiento carilla corona protesis radiografia mastografia colonoscopia papanicolau
vacuna vacunacion desparasitacion esterilizacion castracion
afinacion balata alineacion balanceo hojalateria polarizado rotulacion
piano guitarra violin bateria saxofon ukulele acordeon
ingles frances aleman italiano portugues japones mandarin
`;

const SOUNDS: ReadonlySet<string> = new Set(
  NAMED.trim()
    .split(/\s+/)
    .map((word) => sound(singular(word))),
);

export function namesAService(word: string): boolean {
  return word.length > 3 && SOUNDS.has(sound(singular(word)));
}
