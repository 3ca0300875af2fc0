// How a contact is shown on a screen: by name with both surnames, the WhatsApp name, the number, or 'Cliente'
// (contract/conversation#the-inbox).

export function contactName(contact: {
  name: string;
  lastname?: string;
  secondLastname?: string;
  pushName?: string;
  whatsapp?: string;
}): string {
  const full = [contact.name, contact.lastname, contact.secondLastname].filter(Boolean).join(" ");
  return full || contact.pushName || contact.whatsapp || "Cliente";
}
