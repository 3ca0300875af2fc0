// Where a resource keeps what is neither a column of its table nor a relation of its definition, and which columns follow from something else: by hand, because
// it is what is checked.

export const LINKED: Record<string, { links?: string[]; derived?: string[] }> = {
  audience: { links: ["clients"] },
  branch: { links: ["services"], derived: ["timezone", "zone", "rest_schedules"] },
  specialist: {
    links: ["services"],
    // written by linking a calendar
    derived: ["google_calendar_id", "google_calendar_name", "google_refresh_token"],
  },
};
