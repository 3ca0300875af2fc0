export type TemplateComponent = {
  type: string;
  format?: string;
  text?: string;
  buttons?: { type: string; text: string; url?: string }[];
  [field: string]: unknown;
};

export type Template = {
  id: string;
  wabaId: string;
  name: string;
  language: string;
  category: "UTILITY" | "MARKETING" | "AUTHENTICATION";
  status: "PENDING" | "APPROVED" | "REJECTED" | "PAUSED" | "DISABLED";
  parameterFormat: "POSITIONAL" | "NAMED";
  components: TemplateComponent[];
  /** Meta's reason for its decision, in its own words. */
  reason?: string;
  quality?: "GREEN" | "YELLOW" | "RED" | "UNKNOWN" | undefined;
};

export type Templates = {
  of(wabaId: string): Template[];
  find(wabaId: string, name: string, language: string): Template | undefined;
  save(template: Template): Template;
  remove(template: Template): void;
  list(): Template[];
  clear(): void;
};

/** Message templates by account. Each new account has `hello_world`, as on Meta. */
export function createTemplates(): Templates {
  const templates = new Map<string, Template>();
  const of = (wabaId: string) => [...templates.values()].filter((one) => one.wabaId === wabaId);
  const withGreeting = (wabaId: string): Template[] => {
    if (!templates.has(`hello-${wabaId}`)) templates.set(`hello-${wabaId}`, greeting(wabaId));
    return of(wabaId);
  };
  return {
    of: withGreeting,
    find: (wabaId, name, language) =>
      withGreeting(wabaId).find((one) => one.name === name && one.language === language),
    save: (template) => {
      templates.set(template.name === "hello_world" ? `hello-${template.wabaId}` : template.id, template);
      return template;
    },
    remove: (template) => {
      templates.delete(template.id);
    },
    list: () => [...templates.values()].filter((one) => one.name !== "hello_world"),
    clear: () => templates.clear(),
  };
}

function greeting(wabaId: string): Template {
  return {
    id: `1${wabaId.slice(0, 14)}`,
    wabaId,
    name: "hello_world",
    language: "en_US",
    category: "UTILITY",
    status: "APPROVED",
    parameterFormat: "POSITIONAL",
    components: [
      { type: "HEADER", format: "TEXT", text: "Hello World" },
      { type: "BODY", text: "Welcome and congratulations!! This message demonstrates your ability to send a message." },
      { type: "FOOTER", text: "WhatsApp Business Platform sample message" },
    ],
  };
}
