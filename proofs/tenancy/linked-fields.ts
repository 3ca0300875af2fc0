// Resource fields that are neither a column of their table nor a relation of their definition, and columns that are
// derived. Written by hand, because the proof checks the code against it.

export const LINKED: Record<string, { links?: string[]; derived?: string[] }> = {
  audience: { links: ["clients"] },
  // of its page, made with the row
  form: { derived: ["code"] },
  branch: { links: ["services"], derived: ["timezone", "zone", "rest_schedules"] },
  specialist: {
    links: ["services"],
    // written by linking a calendar
    derived: ["google_calendar_id", "google_calendar_name", "google_refresh_token"],
  },
};
