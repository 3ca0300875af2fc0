// How what is held of a person is called where they read it: the tables and columns of the catalogue in Spanish. One that
// stands in neither list is shown under its own name, so that nothing is left out.
export const TABLE_TITLES: Readonly<Record<string, string>> = {
  contacts: "Datos del contacto",
  appointments: "Citas",
  audience_contacts: "Audiencias",
  traffic_source_contacts: "Fuentes de tráfico",
  audit_entries: "Historial de cambios",
  blocked_contacts: "Datos bloqueados",
  calendar_events: "Eventos en Google Calendar",
  calendar_questions: "Cambios del calendario por revisar",
  contact_merges: "Contactos unidos",
  contact_moves: "Lo que se pasó al unir contactos",
  contact_objections: "Oposiciones",
  contact_pairs_apart: "Contactos que no son la misma persona",
  conversion_event_products: "Productos de los eventos de conversión",
  conversion_event_services: "Servicios de los eventos de conversión",
  conversion_events: "Eventos de conversión",
  discount_views: "Descuentos vistos",
  legal_holds: "Resguardos legales",
  message_words: "Palabras por las que se buscan los mensajes",
  messages: "Mensajes",
  money_movements: "Movimientos de dinero",
  notice_proofs: "Avisos de privacidad entregados",
  notifications: "Mensajes programados",
  offered_slots: "Horarios ofrecidos",
  order_items: "Productos de los pedidos",
  orders: "Pedidos",
  payment_deadlines: "Plazos de pago",
  payment_orders: "Enlaces de pago",
  payments: "Pagos en línea",
  privacy_exports: "Copias de datos entregadas",
  privacy_request_steps: "Bitácora de solicitudes",
  privacy_requests: "Solicitudes de derechos ARCO",
  proposals: "Propuestas del asistente",
  reservations: "Reservaciones en línea",
  retention_runs: "Limpiezas por plazo",
  stock_movements: "Movimientos de inventario",
  threads: "Conversaciones",
  tool_receipts: "Consultas del asistente",
  waiting_entries: "Lista de espera",
  waiting_offers: "Lugares ofrecidos de la lista de espera",
};

const COLUMN_TITLES: Readonly<Record<string, string>> = {
  amount: "Importe",
  answer: "Respuesta",
  at: "Fecha",
  birthdate: "Fecha de nacimiento",
  branch_id: "Sucursal (id)",
  category: "Categoría",
  channel: "Canal",
  client_notes: "Notas del cliente",
  comments: "Comentarios",
  contact_id: "Contacto (id)",
  country_code: "Código de país",
  created_at: "Registrado",
  created_by: "Lo registró",
  custom_fields: "Campos propios",
  custom_id: "Identificador",
  date: "Fecha",
  deliver_at: "Se envía",
  details: "Detalles",
  email: "Correo",
  ends: "Termina",
  gender: "Género",
  id: "Id",
  interests: "Intereses",
  last_interaction: "Última interacción",
  lastname: "Apellido paterno",
  name: "Nombre",
  no_respond: "El asistente no responde",
  notes: "Notas",
  payment_method: "Forma de pago",
  phone: "Número completo",
  push_name: "Nombre en WhatsApp",
  reason: "Motivo",
  role: "Quién escribe",
  second_lastname: "Apellido materno",
  service_id: "Servicio (id)",
  specialist_id: "Especialista (id)",
  starts: "Empieza",
  state: "Estado",
  status: "Estado",
  summary: "Qué pasó",
  text: "Texto",
  title: "Título",
  type: "Tipo",
  updated_at: "Última edición",
  whatsapp: "WhatsApp",
};

export function tableTitle(table: string): string {
  return TABLE_TITLES[table] ?? spelled(table);
}

export function columnTitle(column: string): string {
  return COLUMN_TITLES[column] ?? spelled(column);
}

function spelled(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
