// The privacy notice that the law requires, written from the facts of the business. '## ' starts a part, '- ' an item.
import type { NoticeFacts } from "./schema.ts";

export function noticeText(facts: NoticeFacts): string {
  const { responsible, address, contactPerson, email, phone } = facts;
  const reach = [email && `al correo ${email}`, phone && `al teléfono ${phone}`].filter(Boolean).join(" o ");
  const rights = reach ? `Escribe o llama ${reach}` : `Acude a nuestro domicilio`;
  return [
    `## Quién es responsable de tus datos\n${responsible}, con domicilio en ${address}, es responsable del uso y la protección de tus datos personales, conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.`,
    `## Qué datos usamos\nPara las finalidades de este aviso usamos estos datos:\n${items(facts.data)}\n${facts.sensitive ? `También usamos estos datos sensibles, que protegemos con especial cuidado y solo con tu consentimiento expreso:\n${items(facts.sensitive)}` : "No pedimos datos personales sensibles."}`,
    `## Para qué los usamos\nSon necesarios para atenderte:\n${items(facts.primary)}`,
    facts.secondary
      ? `## Finalidades adicionales\nSi no te opones, también los usamos para lo siguiente, que no es necesario para atenderte:\n${items(facts.secondary)}\nPuedes oponerte en cualquier momento, por los mismos medios que se indican abajo; no por eso dejaremos de atenderte.`
      : "",
    `## Con quién los compartimos\n${facts.transfers ? items(facts.transfers) : "No transferimos tus datos a terceros sin tu consentimiento, salvo los casos que la ley prevé."}\nProveedores que nos prestan el servicio de mensajería, agenda, cobro y asistente automático (que lee mensajes y puede escuchar notas de voz y ver fotos para contestarte) los tratan por encargo nuestro y solo para eso.`,
    `## Tus derechos\nPuedes conocer qué datos tenemos de ti (acceso), pedir que los corrijamos (rectificación), que los eliminemos cuando ya no hagan falta (cancelación) u oponerte a que los usemos para algo en particular (oposición), así como revocar tu consentimiento. ${rights}${contactPerson ? `, con ${contactPerson}` : ""}. Dinos tu nombre, cómo responderte, qué derecho quieres ejercer y sobre qué datos, y acompaña algo que acredite tu identidad. Te respondemos en un máximo de 20 días hábiles y, si procede, lo llevamos a cabo en los 15 días hábiles siguientes. Es gratuito.`,
    `## Cambios a este aviso\nSi este aviso cambia, publicamos la nueva versión en esta misma página, con su fecha.`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function items(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(/^[-•]\s*/, "").trim())
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join("\n");
}

/** Typical values for a business with appointments; the owner corrects them. */
export function usualFacts(business: { name: string; address: string }): NoticeFacts {
  return {
    responsible: business.name,
    address: business.address,
    contactPerson: "",
    email: "",
    phone: "",
    data: "Nombre y apellidos\nNúmero de teléfono y WhatsApp\nCorreo electrónico\nFecha de nacimiento\nCitas, pedidos, servicios y pagos contigo\nMensajes, fotos y notas de voz que intercambiamos",
    sensitive: "",
    primary:
      "Agendar, confirmar y dar seguimiento a tus citas\nResponder tus mensajes y preguntas, también con un asistente automático\nCobrar y llevar el registro de tus pagos\nCumplir con obligaciones legales",
    secondary: "Enviarte promociones y novedades\nPedirte tu opinión sobre el servicio",
    transfers: "",
  };
}
