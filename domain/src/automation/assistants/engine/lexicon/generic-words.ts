// Words of a service's name that by themselves name none.

export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  "arreglo evento retoque sencillo basico normal general profesional nuevo spa curso terapia cambio ajuste "
    .concat("servicio clase sesion consulta visita paquete tratamiento completo especial cabello pelo dental")
    .split(" "),
);
