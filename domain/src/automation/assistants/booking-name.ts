// The name that a booking uses without asking: the name that the business has, or else the WhatsApp name when it reads
// like a person's name ('Ana López', not 'La más linda 💖').

export function bookingName(contact: { name: string; lastname: string; pushName: string }): string | null {
  const known = `${contact.name} ${contact.lastname}`.trim();
  if (known !== "") return known;
  const shown = contact.pushName.trim().replace(/\s+/g, " ");
  return NAME.test(shown) && shown.length <= 40 ? shown : null;
}

const NAME = /^\p{Lu}[\p{Ll}'’]+(?: (?:de|del|la|las|los|y|\p{Lu}[\p{L}'’.]*)){0,4}$/u;
