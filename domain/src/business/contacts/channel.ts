// By what a contact can be written to: the first of these that it has.
export const CONTACT_CHANNELS = ["whatsapp", "instagram", "messenger", "none"] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

export const CHANNEL_LABELS: Readonly<Record<ContactChannel, string>> = {
  whatsapp: "WhatsApp",
  instagram: "Instagram",
  messenger: "Messenger",
  none: "Sin canal",
};
