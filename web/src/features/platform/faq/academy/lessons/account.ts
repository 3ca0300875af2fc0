import type { Lesson } from "../lesson.ts";

export const ACCOUNT: readonly Lesson[] = [
  {
    path: "/integraciones/mercado-pago",
    title: "Mercado Pago",
    purpose: "Cobra tus citas y pedidos en línea.",
    steps: ["Conecta tu cuenta de Mercado Pago.", "Activa el enlace de pago en cada servicio."],
  },
  {
    path: "/integraciones/whatsapp",
    title: "WhatsApp",
    purpose: "Conecta tu número para que el asistente conteste ahí.",
    steps: [
      "Elige 'Conectar' y sigue los pasos de Meta.",
      "Elige qué asistente contesta y desde qué sucursal.",
      "Crea plantillas para escribir primero a un cliente.",
    ],
  },
  {
    path: "/integraciones/messenger",
    title: "Messenger",
    purpose: "Atiende los mensajes de tu página de Facebook.",
    steps: ["Inicia sesión con Facebook.", "Elige tu página y el asistente que contesta."],
  },
  {
    path: "/integraciones/instagram",
    title: "Instagram",
    purpose: "Atiende los mensajes directos de tu cuenta profesional.",
    steps: ["Vincula tu cuenta de Instagram con una página de Facebook.", "Conéctala y elige quién contesta."],
  },
  {
    path: "/integraciones/meta",
    title: "Meta",
    purpose: "Todo lo que se conecta con tu cuenta de Facebook: Messenger, Instagram y comentarios.",
    steps: ["Elige qué quieres conectar.", "Inicia sesión con Facebook una sola vez."],
  },
  {
    path: "/integraciones/google-calendar",
    title: "Google Calendar",
    purpose: "Las citas aparecen en el calendario de cada especialista, y lo ocupado ahí no se ofrece.",
    steps: ["Conecta la cuenta de Google.", "Elige un calendario para cada especialista."],
  },
  {
    path: "/integraciones/comentarios-meta",
    title: "Comentarios",
    purpose: "Contesta los comentarios de tus publicaciones.",
    steps: ["Filtra los que no tienen respuesta.", "Responde desde aquí, en público."],
  },
  {
    path: "/creditos",
    title: "Comprar créditos",
    purpose: "Cada respuesta del asistente gasta un crédito. Aquí compras más.",
    steps: ["Escribe cuántos mensajes quieres.", "Revisa el precio por mensaje y paga."],
  },
  {
    path: "/recargar",
    title: "Recargar",
    purpose: "Agrega créditos a tu negocio sin cambiar de plan.",
    steps: ["Elige cuánto recargar.", "El saldo se actualiza en cuanto se confirma el pago."],
  },
  {
    path: "/facturacion",
    title: "Facturación",
    purpose: "Tu plan, lo que incluye y tus pagos.",
    steps: ["Revisa tu plan y cuándo se renueva.", "Cámbialo cuando tu negocio crezca."],
  },
  {
    path: "/creditos/movimientos",
    title: "Movimientos de créditos",
    purpose: "En qué se gastan tus créditos y cuántos te quedan.",
    steps: ["Lee el saldo arriba.", "Pon el aviso para que te digamos antes de que se acaben."],
  },
  {
    path: "/admin",
    title: "Administración",
    purpose: "Las herramientas del equipo: negocios, partners y estado de los canales.",
    steps: ["Busca un negocio para abrirlo.", "Cada apertura queda en su bitácora."],
  },
  {
    path: "/negocios",
    title: "Negocios",
    purpose: "Los negocios que atiendes.",
    steps: [
      "Busca un negocio y ábrelo.",
      "Elige 'Enviar créditos' y de qué saldo salen: Sin fee o Con fee.",
      "Cada apertura queda en su bitácora.",
    ],
  },
  {
    path: "/partner/dashboard",
    title: "Panel de Control",
    purpose: "Los números de tu cuenta de partner.",
    steps: ["Revisa tus créditos y los negocios que más los usan."],
  },
  {
    path: "/partner/recargar-creditos",
    title: "Recargar créditos",
    purpose: "Compra créditos sin fee para enviarlos a tus negocios.",
    steps: ["Escribe cuántos quieres: entre más, menos cuesta cada uno.", "El saldo Sin fee sube en cuanto pagas."],
  },
  {
    path: "/precios-partner",
    title: "Precios para partners",
    purpose: "Los planes con los que revendes la plataforma con tu marca.",
    steps: ["Compara los planes y elige uno.", "Cámbialo cuando quieras: la diferencia va en tu siguiente factura."],
  },
  {
    path: "/partner/movimientos",
    title: "Movimientos de créditos",
    purpose: "Tus saldos Sin fee y Con fee, y los créditos que enviaste a tus negocios.",
    steps: ["Lee los dos saldos arriba.", "Filtra por negocio, saldo o fecha."],
  },
  {
    path: "/cuenta",
    title: "Tu cuenta",
    purpose: "Tu nombre, tu contraseña y los dispositivos en que iniciaste sesión.",
    steps: ["Cambia tu contraseña aquí.", "Cierra la sesión de un teléfono que perdiste."],
  },
  {
    path: "/academy",
    title: "Academia",
    purpose: "Una guía corta por cada pantalla.",
    steps: ["Busca una guía aquí o con Ctrl K.", "En cualquier pantalla, presiona ? para abrir la suya."],
  },
  {
    path: "/ayuda",
    title: "Ayuda",
    purpose: "Preguntas de otras personas y respuestas del equipo.",
    steps: ["Busca tu duda antes de preguntar.", "Vota por lo que te sirvió: así sube en la lista."],
  },
];
