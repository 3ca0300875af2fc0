import type { Lesson } from "../lesson.ts";

export const TOOLS: readonly Lesson[] = [
  {
    path: "/principal",
    title: "Hoy",
    purpose: "El día de un vistazo: quién viene, quién espera respuesta y qué falta por decidir.",
    steps: [
      "Empieza por quienes esperan respuesta en el chat.",
      "Marca la llegada de quien ya está contigo.",
      "Si tu negocio es nuevo, aquí están los pasos que faltan.",
    ],
  },
  {
    path: "/chat",
    title: "Chat",
    purpose: "Todas tus conversaciones de WhatsApp, Messenger e Instagram en un solo lugar.",
    steps: [
      "Abre una conversación. A la derecha está la ficha del contacto.",
      "Si escribes tú, el asistente se calla en esa conversación. Puedes volver a activarlo arriba.",
      "Escribe / para usar una respuesta rápida.",
      "Desde la conversación puedes agendar, mandar un formulario o una plantilla.",
    ],
  },
  {
    path: "/agenda",
    title: "Agenda",
    purpose: "Las citas de cada especialista, por día, semana o mes.",
    steps: [
      "Toca una hora libre para agendar, o presiona N.",
      "Arrastra una cita para moverla. Si la hora está ocupada, te decimos cuáles están libres.",
      "Abre una cita para confirmarla, cobrarla o cancelarla.",
      "Bloquea las horas en que alguien no atiende.",
    ],
  },
  {
    path: "/lista-de-espera",
    title: "Lista de espera",
    purpose: "Quien no encontró lugar se anota aquí y le avisas cuando se libera una hora.",
    steps: ["Revisa quién espera y para qué servicio.", "Cuando se libere una hora, ofrécela a la primera persona."],
  },
  {
    path: "/funnels",
    title: "Funnels",
    purpose: "Un funnel muestra en columnas en qué etapa va cada contacto.",
    steps: [
      "Crea las fases por las que pasa un cliente, de la primera pregunta a la compra.",
      "Di qué acción mueve a un contacto de una fase a otra.",
      "Mueve a alguien a mano arrastrando su tarjeta.",
    ],
  },
  {
    path: "/crm",
    title: "CRM",
    purpose: "El tablero de un funnel: cada tarjeta es un contacto.",
    steps: ["Elige el funnel.", "Busca o filtra por fecha.", "Arrastra la tarjeta a su nueva fase."],
  },
  {
    path: "/pedidos",
    title: "Pedidos",
    purpose: "Lo que tus clientes compran, desde que lo piden hasta que lo reciben.",
    steps: [
      "Abre un pedido para ver qué lleva y si está pagado.",
      "Cambia su estado cuando lo prepares y cuando lo entregues.",
      "Las piezas se apartan del inventario en cuanto se hace el pedido.",
    ],
  },
  {
    path: "/eventos-conversion",
    title: "Eventos de conversión",
    purpose: "Registra cada vez que un contacto hace algo que te importa: pedir precio, comprar, recomendar.",
    steps: ["Crea el evento y di cuánto vale.", "Regístralo a mano o deja que lo haga el asistente."],
  },
  {
    path: "/finanzas/movimientos",
    title: "Movimientos de dinero",
    purpose: "Cada entrada y cada salida de dinero, con su categoría y su forma de pago.",
    steps: [
      "Registra una entrada o una salida.",
      "Filtra por fechas, categoría o sucursal.",
      "Lee los totales al pie.",
    ],
  },
  {
    path: "/finanzas/cobros",
    title: "Cobros",
    purpose: "Lo que cada cliente debe y lo que ya pagó.",
    steps: ["Abre un cobro y registra un pago, completo o en partes.", "Manda el enlace de pago desde aquí."],
  },
  {
    path: "/finanzas/cortes",
    title: "Corte de caja",
    purpose: "Cuenta el efectivo al cerrar y compáralo con lo que debería haber.",
    steps: ["Abre la caja con su fondo.", "Al cerrar, escribe lo que contaste.", "La diferencia queda registrada."],
  },
  {
    path: "/finanzas/comisiones",
    title: "Comisiones",
    purpose: "Lo que le toca a cada especialista por lo que atendió y vendió.",
    steps: ["Elige el periodo.", "Revisa de dónde sale cada comisión y márcala como pagada."],
  },
  {
    path: "/inventario/movimientos",
    title: "Movimientos de inventario",
    purpose: "Lo que entra y lo que sale de tu inventario.",
    steps: [
      "Registra una entrada al recibir mercancía.",
      "Registra una salida cuando algo se usa o se pierde.",
      "Cuenta el inventario: cada diferencia queda como movimiento, con su motivo.",
      "Traspasa productos entre sucursales en un solo paso.",
    ],
  },
  {
    path: "/audiencias",
    title: "Audiencias",
    purpose: "Una audiencia es un grupo de contactos con algo en común.",
    steps: [
      "Elige los filtros: edad, visitas, intereses.",
      "Guarda la audiencia con un nombre.",
      "Úsala en una campaña.",
    ],
  },
  {
    path: "/contactos",
    title: "Contactos",
    purpose: "Tus clientes y prospectos, con su historia completa.",
    steps: [
      "Busca por nombre o teléfono.",
      "Pasa tus clientes de una hoja de Excel con la carga masiva.",
      "Une los contactos repetidos: nada se pierde.",
    ],
  },
  {
    path: "/formularios",
    title: "Formularios",
    purpose: "Preguntas que mandas con un enlace y cuyas respuestas llegan a la ficha del contacto.",
    steps: ["Escribe las preguntas.", "Comparte el enlace.", "Lee las respuestas en la lista."],
  },
  {
    path: "/fuentes-trafico",
    title: "Fuentes de tráfico",
    purpose: "De dónde llegan tus contactos: un anuncio, una recomendación, tu página.",
    steps: ["Registra cada fuente con su mensaje inicial.", "Compara cuántos contactos trae cada una."],
  },
];
