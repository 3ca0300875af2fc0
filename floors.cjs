// The plan of the house, bottom up. The import rules of `.dependency-cruiser.cjs` are generated from this list.
// A capability may import capabilities of a lower floor, of its own area that stand before it, and the
// earlier areas of its own floor that `sees` names. Upward there are only events.
module.exports = [
  { floor: 0, area: "ground", capabilities: ["devices", "identity", "files", "places", "imports", "short-links"] },
  { floor: 1, area: "partners", capabilities: ["partners", "billing", "brands", "domains"] },
  {
    floor: 1,
    area: "business",
    capabilities: ["businesses", "branches", "specialists", "contacts", "privacy"],
    sees: ["partners"],
  },
  {
    floor: 2,
    area: "catalog",
    capabilities: ["resources", "products", "facilities", "services", "courses", "properties"],
  },
  {
    floor: 2,
    area: "money",
    capabilities: ["finance", "charges", "packages", "tills", "inventory", "credits"],
    sees: ["catalog"],
  },
  { floor: 3, area: "scheduling", capabilities: ["appointments", "kiosk", "calendars", "payments", "commissions"] },
  {
    floor: 3,
    area: "conversation",
    capabilities: ["channels", "templates", "quick-replies", "inbox", "comments"],
    sees: ["scheduling"],
  },
  {
    floor: 4,
    area: "growth",
    capabilities: [
      "conversion-events",
      "forms",
      "audiences",
      "traffic-sources",
      "funnels",
      "sales-funnels",
      "outreach",
      "upsells",
      "ready-rules",
      "reactivation",
      "campaigns",
      "reservations",
      "enrollments",
      "orders",
      "waiting-list",
    ],
  },
  { floor: 5, area: "automation", capabilities: ["assistants", "flows"] },
  {
    floor: 6,
    area: "platform",
    capabilities: ["billing", "discovery", "onboarding", "admin", "faq", "dashboards"],
  },
];
