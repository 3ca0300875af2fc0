// Where a resource keeps what is no column of its table, and which columns follow from something else: by hand, because
// it is what is checked.

export const LINKED: Record<string, { links?: string[]; derived?: string[] }> = {
  audience: { links: ["clients"] },
  branch: { links: ["services", "resources"], derived: ["timezone", "zone", "rest_schedules"] },
  service: { links: ["resources"] },
  specialist: {
    links: ["services"],
    // written by linking a calendar
    derived: ["google_calendar_id", "google_calendar_name", "google_refresh_token"],
  },
};
