import type { Lesson } from "../lesson.ts";

export const KNOWLEDGE: readonly Lesson[] = [
  {
    path: "/negocio",
    title: "Negocio",
    purpose: "Los datos de tu negocio. El asistente los usa para contestar.",
    steps: [
      "Describe en pocas frases qué ofreces.",
      "Sube tu logo: aparece en tu página de reservas.",
      "En Personas con acceso invita a tu equipo y elige hasta dónde llega cada quien: sucursales, su agenda, sus conversaciones.",
    ],
  },
  {
    path: "/negocio/bitacora",
    title: "Bitácora",
    purpose: "Quién hizo cada cambio importante en tu negocio, y cuándo.",
    steps: [
      "Búscala en Negocio → Personas con acceso.",
      "También anota cuando el equipo de Mostrador abre tu negocio.",
    ],
  },
  {
    path: "/reservas",
    title: "Reservaciones en línea",
    purpose: "Una página pública donde tus clientes agendan solos.",
    steps: ["Enciende la página.", "Elige qué servicios se pueden reservar.", "Comparte el enlace en tus redes."],
  },
  {
    path: "/privacidad",
    title: "Privacidad",
    purpose: "Tu aviso de privacidad y las solicitudes de tus clientes sobre sus datos.",
    steps: ["Publica tu aviso.", "Atiende cada solicitud antes de su fecha límite."],
  },
  {
    path: "/sucursales",
    title: "Sucursales",
    purpose: "Dónde atiendes y a qué horas.",
    steps: [
      "Escribe la dirección como quieres que la lea un cliente.",
      "Pon el horario de cada día y los días cerrados.",
    ],
  },
  {
    path: "/tabletas",
    title: "Tabletas de recepción",
    purpose: "Una tableta en tu recepción: tus clientes avisan que llegaron y ven quién sigue.",
    steps: [
      "Agrega una tableta en su sucursal y abre su enlace en ella.",
      "Dile a cada cliente su código de llegada: está en su cita y en el enlace de su reservación.",
      "Con su número y su código, la cita queda como asistida en tu agenda.",
      "Si pierdes la tableta, retira su enlace: deja de servir en ese momento.",
    ],
  },
  {
    path: "/especialistas",
    title: "Especialistas",
    purpose: "Las personas que atienden, con su horario y sus servicios.",
    steps: ["Registra a cada persona en su sucursal.", "Pon sus descansos.", "Vincula su Google Calendar si lo usa."],
  },
  {
    path: "/servicios",
    title: "Servicios",
    purpose: "Lo que ofreces por cita: cuánto dura, cuánto cuesta y quién lo da.",
    steps: [
      "Escribe nombre, duración y precio.",
      "Elige sucursales y especialistas.",
      "Si cobras por adelantado, activa el enlace de pago.",
    ],
  },
  {
    path: "/salas-y-equipos",
    title: "Salas y equipos",
    purpose: "Las cabinas, sillones o aparatos que comparten tus citas.",
    steps: [
      "Registra cada sala o equipo en su sucursal y di cuántos hay.",
      "En cada servicio elige los que usa: solo se ofrecen horas con uno libre.",
      "En la cita abierta ves cuál ocupa y puedes cambiar la sala.",
    ],
  },
  {
    path: "/paquetes",
    title: "Paquetes",
    purpose: "Varias sesiones que se venden juntas, como «5 masajes», y cuántas le quedan a cada cliente.",
    steps: [
      "Di cuántas sesiones lleva, su precio y los servicios que paga.",
      "Véndelo desde aquí o desde la página del cliente, en Dinero.",
      "Al marcar una cita como asistida se usa una sesión; si la cancelas, vuelve.",
      "En Vendidos ves lo que queda, lo que se debe y cada movimiento.",
    ],
  },
  {
    path: "/inventario/productos",
    title: "Productos",
    purpose: "Lo que vendes o usas por pieza.",
    steps: ["Registra uno o sube una hoja con muchos.", "Las existencias se mueven en Inventario."],
  },
  {
    path: "/cursos",
    title: "Cursos",
    purpose: "Clases y talleres con cupo, sesiones e inscripciones.",
    steps: ["Escribe fechas, precio y cupo.", "Inscribe a tus clientes o comparte la página del curso."],
  },
  {
    path: "/inmuebles",
    title: "Inmuebles",
    purpose: "Casas y locales que muestras en visitas.",
    steps: ["Sube fotos, precio y ubicación.", "El asistente los enseña y agenda la visita."],
  },
  {
    path: "/recursos",
    title: "Recursos",
    purpose: "Fotos, videos y archivos que el asistente puede mandar.",
    steps: ["Sube el archivo y descríbelo: así el asistente sabe cuándo mandarlo."],
  },
  {
    path: "/negocios-directorio",
    title: "Directorio",
    purpose: "Tu ficha en el directorio público de médicos, nutriólogos y psicólogos.",
    steps: ["Llena categoría, cédula y precios.", "Publica la ficha cuando esté completa."],
  },
  {
    path: "/sheets",
    title: "Hojas de cálculo",
    purpose: "Pronto podrás conectar una hoja de cálculo para que el asistente la consulte.",
    steps: ["Mientras tanto, usa las cargas masivas de contactos y productos."],
  },
];
