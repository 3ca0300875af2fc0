/** Pages that are closed to the front desk. */
export const CLOSED = [
  "/negocio",
  "/sucursales",
  "/especialistas",
  "/servicios",
  "/asistentes",
  "/integraciones/whatsapp",
  "/integraciones/google-calendar",
];
