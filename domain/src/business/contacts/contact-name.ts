// How a contact is called on a screen: by name, by what WhatsApp says, by number, or 'Cliente' (contract/conversation#the-inbox).

export function contactName(contact: {
  name: string;
  lastname?: string;
  pushName?: string;
  whatsapp?: string;
}): string {
  const full = [contact.name, contact.lastname].filter(Boolean).join(" ");
  return full || contact.pushName || contact.whatsapp || "Cliente";
}

/** With both surnames, where people are told apart: the directory and whoever is picked from it. */
export function fullContactName(contact: Parameters<typeof contactName>[0] & { secondLastname?: string }): string {
  const { name, lastname, secondLastname } = contact;
  return [name, lastname, secondLastname].filter(Boolean).join(" ") || contactName(contact);
}
