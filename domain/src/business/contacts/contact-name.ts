// How a contact is called on a screen: by name, by what WhatsApp says, by number, or 'Cliente' (document 2, section 2).

export function contactName(contact: {
  name: string;
  lastname?: string;
  pushName?: string;
  whatsapp?: string;
}): string {
  const full = [contact.name, contact.lastname].filter(Boolean).join(" ");
  return full || contact.pushName || contact.whatsapp || "Cliente";
}
