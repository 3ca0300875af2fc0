// The default Spanish message of a field that does not fit its shape. It is for the person at the form, so it names no
// types; everything else is zod's own Spanish.
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import * as z from "zod";

type Texts = NonNullable<ReturnType<typeof z.locales.es>["localeError"]>;

const spanish = z.locales.es().localeError as Texts;

export const shapeText: Texts = (issue) => {
  if (issue.code === "invalid_type") {
    if (issue.input === undefined || issue.input === null) return "Este campo es requerido";
    return BY_TYPE[String(issue.expected)] ?? "Este dato no tiene la forma correcta";
  }
  if (issue.code === "invalid_value") return "Este dato no es uno de los conocidos";
  return spanish(issue);
};

const BY_TYPE: Record<string, string> = lookup({
  string: "Este dato debe ser un texto",
  number: "Este dato debe ser un número",
  int: "Este dato debe ser un número entero",
  boolean: "Este dato debe ser verdadero o falso",
  array: "Este dato debe ser una lista",
  object: "Este dato debe ser un objeto",
  record: "Este dato debe ser un objeto",
});
