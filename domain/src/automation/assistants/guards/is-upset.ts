// Customers whom no machine should answer: insulted or insulting, or tired of asking. Read before any engine.
import { fold } from "../../../kit/text.ts";

/** Whether one of the texts says so. */
export function isUpset(texts: readonly string[]): boolean {
  return texts.some((text) => UPSET.test(fold(text).replace(/[^a-z0-9ñ ]+/g, " ")));
}

const UPSET = new RegExp(
  [
    "nadie (?:me|nos) (?:resuelve|ayuda|contesta|responde|atiende|hace caso|da razon|dice nada)",
    "no (?:me|nos) (?:resuelven?|ayudan?|hacen caso|dan (?:una )?(?:respuesta|solucion|razon)|contestan?|responden?|atienden|pelan)",
    "(?:ya )?(?:van|llevo|son|es la) (?:\\w+ )?(?:veces|vez|dias|horas) (?:que )?(?:pregunt\\w+|escrib\\w+|mensaj\\w+|esperand\\w+|pidiend\\w+)",
    "(?:que|pesim[oa]|mal|malisim[oa]) (?:pesim[oa] |mal(?:o|a)? )?(?:servicio|atencion)",
    "(?:no sirve[ns]?|no entiende[ns]?) (?:para )?nada",
    "(?:eres|son|estas|estan) (?:un |una |unos |unas |bien |muy )?(?:inutil(?:es)?|idiotas?|estupid[oa]s?|imbecil(?:es)?|pendej[oa]s?|tont[oa]s?|inept[oa]s?|groser[oa]s?|rater[oa]s?|maldit[oa]s?)",
    "(?:pinches?|chinga\\w*|mierda|pendej[oa]s?|culer[oa]s?|verga|imbecil(?:es)?|idiotas?|estupid[oa]s?|no mames?|vete a la|jodan|cabron(?:es)?)",
    "(?:estoy|me tienen|ya estoy) (?:muy |bien |super )?(?:hart[oa]|enojad[oa]|furios[oa]|molest[oa]|encabronad[oa]|desesperad[oa])",
  ]
    .map((part) => `\\b(?:${part})\\b`)
    .join("|"),
);
