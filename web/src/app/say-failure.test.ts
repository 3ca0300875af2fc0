import { expect, test } from "vitest";
import { CallError, UNKNOWN_FAILURE } from "../lib/client.ts";
import { titled } from "../lib/query.ts";
import { SaidError } from "../ui/action/said-error.ts";
import { sayError } from "../ui/state/say-error.ts";

const FAILED = "Error al Registrar la sucursal";
const say = (error: Error) => sayError(titled(error, FAILED));

test("a save that was sent and failed says the screen's text first and the cause below it", () => {
  expect(say(new CallError(503, "El servicio no está disponible."))).toBe(`${FAILED}\nEl servicio no está disponible.`);
  expect(say(new CallError(0, "No se recibió respuesta del servidor."))).toBe(
    `${FAILED}\nNo se recibió respuesta del servidor.`,
  );
});

test("a refusal of the server stands alone, and so does what was never sent", () => {
  expect(say(new CallError(409, "Ya existe un contacto con ese número"))).toBe("Ya existe un contacto con ese número");
  const online = Object.getOwnPropertyDescriptor(navigator, "onLine");
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  try {
    expect(say(new CallError(0, "No hay conexión y no se envió nada."))).toBe("No hay conexión y no se envió nada.");
  } finally {
    if (online) Object.defineProperty(navigator, "onLine", online);
    else delete (navigator as { onLine?: boolean }).onLine;
  }
});

test("what nobody explains is an unknown failure, and what never arrived is one of the connection", () => {
  const unknown = "Ocurrió un error desconocido";
  expect(say(new CallError(500, UNKNOWN_FAILURE))).toBe(`${FAILED}\n${unknown}`);
  for (const reason of [undefined, new Error(""), new TypeError("x is undefined"), { odd: true }])
    expect(sayError(reason)).toBe(unknown);
  expect(sayError(new TypeError("Failed to fetch"))).toBe("Revisa tu conexión y vuelve a intentarlo.");
  expect(sayError(new Error(""), "No se pudo guardar.")).toBe("No se pudo guardar.");
});

test("the English words of a library are never shown", () => {
  const thrown = [
    new Error("Invalid blocker state transition: unblocked -> proceeding"),
    new DOMException("The operation was aborted.", "AbortError"),
    Object.assign(new Error("[{ code: invalid_type }]"), { name: "ZodError" }),
  ];
  for (const reason of thrown) expect(sayError(reason)).toBe("Ocurrió un error desconocido");
  expect(sayError(new SaidError("El archivo está vacío"))).toBe("El archivo está vacío");
});
