// Two fields of a form that two open screens change, one each.
export type Edit = {
  /** The fields that the two screens change, one each; `n` makes the value different. */
  fields: [Field, Field];
};

export type Field = {
  name: string;
  value: (n: number) => string;
  /** Its column in the stored row; absent where it is sealed. */
  column?: string;
};

/** A field that takes any text. */
export function text(name: string, column = name): Field {
  return { name, value: (n) => `Cambio número ${n}`, column };
}

export function color(n: number): string {
  return `#${n.toString(16).padStart(6, "0")}`;
}
