import { canonicalPhone, writtenPhone } from "./phone.ts";

export type Customer = {
  /** Key: the number with 521 written as 52. */
  phone: string;
  /** The number exactly as WhatsApp knows it: 52… or 521…. */
  waId: string;
  name: string;
  /** A person with a user name hides the number from businesses that never wrote to them. */
  username?: string;
};

export type MessageStatus = "accepted" | "sent" | "delivered" | "read" | "failed";

export type Choice = { id: string; title: string; description?: string };

export type Message = {
  id: string;
  phoneNumberId: string;
  customer: string;
  /** `in`: the customer wrote to the business. */
  direction: "in" | "out";
  type: string;
  text: string;
  at: number;
  status: MessageStatus;
  error?: { code: number; title: string; details: string };
  replyTo?: string;
  media?: { id?: string; link?: string; mimeType?: string; filename?: string; voice?: boolean };
  location?: { latitude: number; longitude: number; name?: string; address?: string };
  header?: string;
  footer?: string;
  buttons?: Choice[];
  list?: { button: string; sections: { title?: string; rows: Choice[] }[] };
  link?: { title: string; url: string };
  reaction?: string;
  revoked?: boolean;
  /** Of a template: as what Meta charges for it. */
  category?: string;
  /** Data of the sender that is returned in each status. */
  callbackData?: string;
  /** Meta's own agent wrote it. */
  isOfAgent?: boolean;
};

export type Conversation = {
  phoneNumberId: string;
  customer: string;
  messages: Message[];
  lastInboundAt: number | undefined;
  /** Who answers here on a number with Meta's agent; absent: as the number's own setting says. */
  owner?: "agent" | "app";
  /** The business shows that it is typing, until this time at the latest. */
  typingUntil?: number;
  /** When the latest messages to this person were sent, for the pair rate. */
  recentSends: number[];
};

const RANK: Record<MessageStatus, number> = { accepted: 0, sent: 1, delivered: 2, read: 3, failed: 4 };

export type Conversations = ReturnType<typeof createConversations>;

/** Every chat of every customer with every business number. */
export function createConversations() {
  const customers = new Map<string, Customer>();
  const chats = new Map<string, Conversation>();
  const byId = new Map<string, Message>();

  const chat = (phoneNumberId: string, phone: string): Conversation => {
    const key = `${phoneNumberId}:${canonicalPhone(phone)}`;
    let found = chats.get(key);
    if (!found) {
      found = {
        phoneNumberId,
        customer: canonicalPhone(phone),
        messages: [],
        lastInboundAt: undefined,
        recentSends: [],
      };
      chats.set(key, found);
    }
    return found;
  };

  return {
    chat,
    peek: (phoneNumberId: string, phone: string) => chats.get(`${phoneNumberId}:${canonicalPhone(phone)}`),
    all: () => [...chats.values()],
    message: (id: string) => byId.get(id),
    messageCount: () => byId.size,
    customers: () => [...customers.values()],
    customer: (phone: string) => customers.get(canonicalPhone(phone)),
    /** Finds or creates the person; the first spelling is the one that WhatsApp keeps. */
    meet: (phone: string, changes: { name?: string; waId?: string; username?: string } = {}): Customer => {
      const key = canonicalPhone(phone);
      const known = customers.get(key) ?? { phone: key, waId: writtenPhone(phone), name: key };
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value));
      const customer = { ...known, ...given };
      customers.set(key, customer);
      return customer;
    },
    add: (message: Message): Message => {
      const conversation = chat(message.phoneNumberId, message.customer);
      const later = conversation.messages.findLastIndex((one) => one.at <= message.at) + 1;
      conversation.messages.splice(later, 0, message);
      byId.set(message.id, message);
      if (message.direction === "out") delete conversation.typingUntil;
      else {
        conversation.lastInboundAt = Math.max(conversation.lastInboundAt ?? 0, message.at);
      }
      return message;
    },
    /** Statuses only go forward; false when this one arrived too late. */
    advance: (message: Message, status: MessageStatus): boolean => {
      if (RANK[status] <= RANK[message.status]) return false;
      message.status = status;
      return true;
    },
    restore: (oldCustomers: Customer[], oldChats: Conversation[]) => {
      for (const customer of oldCustomers) customers.set(customer.phone, customer);
      for (const old of oldChats) {
        chats.set(`${old.phoneNumberId}:${old.customer}`, old);
        for (const message of old.messages) byId.set(message.id, message);
      }
    },
    clear: () => {
      customers.clear();
      chats.clear();
      byId.clear();
    },
  };
}
