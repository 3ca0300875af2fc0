// The product's texts about a resource, made from its noun; each sentence can be replaced.

export type Noun = {
  /** 'especialista' */
  one: string;
  /** 'especialistas' */
  many: string;
  gender: "m" | "f";
  /** People take 'al': 'No se encontró al especialista'. */
  isPerson?: boolean;
  /** Why one is archived instead of deleted: 'tiene citas'. */
  held?: string;
};

export type ResourceTexts = {
  unknown: string;
  created: string;
  edited: string;
  archived: string;
  unarchived: string;
  deleted: string;
  archivedInstead: string;
  /** In the history: 'al especialista Ana', 'la sucursal Centro'. */
  what(label: string): string;
};

export function resourceTexts(noun: Noun, replaced: Partial<ResourceTexts> = {}): ResourceTexts {
  const { one, gender, isPerson = false, held = "tiene registros" } = noun;
  const ending = gender === "m" ? "o" : "a";
  const article = gender === "m" ? "el" : "la";
  const object = isPerson ? (gender === "m" ? "al" : "a la") : article;
  const done = (verb: string) => `${capital(one)} ${verb}${ending} correctamente`;
  return {
    unknown: `No se encontró ${object} ${one}`,
    created: done("registrad"),
    edited: done("actualizad"),
    archived: done("archivad"),
    unarchived: done("recuperad"),
    deleted: done("eliminad"),
    archivedInstead: `${capital(article)} ${one} ${held}, así que se archivó`,
    what: (label) => `${object} ${one} ${label}`.trimEnd(),
    ...replaced,
  };
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
