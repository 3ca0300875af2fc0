// The part of the matrix about dashboards: their page gives all of them.
const SEEN = { pages: [28], action: "view" } as const;

export const DASHBOARDS = {
  "dashboard.finance": SEEN,
  "dashboard.inventory": SEEN,
  "dashboard.agenda": SEEN,
  "dashboard.contacts": SEEN,
  "dashboard.orders": SEEN,
} as const;
