/** The team's lists of everything: they show each business and partner. */
export const OF_ALL: ReadonlySet<string> = new Set([
  ...["partner.list", "portfolio.list"],
  ...["admin.channels", "admin.failedJobs", "admin.features", "admin.storage"],
]);
