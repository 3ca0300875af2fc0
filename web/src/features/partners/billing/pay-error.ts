// Why a purchase could not begin, in the words of the contract.
import { CallError, UNKNOWN_FAILURE } from "../../../lib/client.ts";
import { sayError } from "../../../ui/state/say-error.ts";

export function payErrorText(error: unknown, failed: string): string {
  if (!(error instanceof CallError)) return `Error al configurar la peticion: ${sayError(error)}`;
  if (error.status === 0) return "No se recibio respuesta del servidor. Verifica tu conexion a internet.";
  if (error.status >= 500 && error.status !== 503) return `Error del servidor: ${error.status} - ${error.message}`;
  const hasCause = error.message !== "" && error.message !== UNKNOWN_FAILURE;
  return hasCause ? error.message : failed || "Ocurrio un error al procesar el pago";
}
