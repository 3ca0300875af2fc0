// Words of service names that do not identify a service when they are alone.

export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  "arreglo evento retoque sencillo basico normal general profesional nuevo spa curso terapia cambio ajuste "
    .concat("servicio clase sesion consulta visita paquete tratamiento completo especial cabello pelo dental")
    .split(" "),
);
