// What the story of a demo business is made of. Branches, specialists and services point at one another by position.

type Range = { from: string; to: string };

export type DemoBusiness = {
  business: Record<string, unknown> & { name: string };
  branches: (Record<string, unknown> & { name: string })[];
  specialists: { name: string; branch: number; colorHex: string; whatsapp: string; lunch: Range | null }[];
  services: { name: string; duration: number; price: string; description: string; by: number[] }[];
  people: number;
  phonePrefix: string;
  channel: { phoneNumberId: string; wabaId: string; accessToken: string };
  assistant: { name: string; goal: string };
};
