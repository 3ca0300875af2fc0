import { expect, test } from "vitest";
import { CallError, UNKNOWN_FAILURE } from "../../../lib/client.ts";
import { SaidError } from "../../../ui/action/said-error.ts";
import { payErrorText } from "./pay-error.ts";

test("a purchase that cannot begin says why, in the words of the contract", () => {
  const texts = [
    payErrorText(new CallError(0, "nada"), "Error al procesar el pago"),
    payErrorText(new CallError(500, "Algo falló"), "Error al procesar el pago"),
    payErrorText(new CallError(422, "La cantidad minima es 750 mensajes"), "Error al procesar el pago"),
    // as the client builds it from an answer without a message
    payErrorText(new CallError(422, UNKNOWN_FAILURE), "Error al seleccionar el plan"),
    payErrorText(new CallError(422, ""), ""),
    payErrorText(new SaidError("sin destino"), "Error al procesar el pago"),
  ];
  expect(texts).toEqual([
    "No se recibio respuesta del servidor. Verifica tu conexion a internet.",
    "Error del servidor: 500 - Algo falló",
    "La cantidad minima es 750 mensajes",
    "Error al seleccionar el plan",
    "Ocurrio un error al procesar el pago",
    "Error al configurar la peticion: sin destino",
  ]);
});
