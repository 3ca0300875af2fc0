// Database objects that belong to no business, or are the same in all of them, each with its reason. Every other
// object belongs to a tenant, and the catalogue's rules apply to it.

/** Tables of `public` without business_id. */
export const GLOBAL_TABLES: Record<string, string> = {
  users: "a person may belong to several businesses",
  sessions: "of a person; found by its token before any business is known",
  accounts: "how a person signs in",
  second_factors: "of a person, who may belong to several businesses; found by the person alone",
  verifications: "codes sent to an address, before anybody is signed in",
  attempts: "tries at sign-in, before it is known who it is; hashes and counts only",
  idempotency_keys: "answers given to a person; its own row policy goes by the person",
  live_counters: "how far the order of each room has come; no more than a number",
  live_events: "names and ids that screens were told of, kept for minutes; read for those who have entered the room",
  webhook_deliveries: "stored as it came, before it is known whose it is",
  push_devices: "a browser of a person, whatever the business; found by the person alone",
  billing_notifications: "stored as it came, before it is known whose it is",
  payment_notifications: "stored as it came, before it is known whose it is",
  file_totals: "of the installation: a sum of bytes over all businesses, and nothing else",
  partners: "a tenant of its own kind, which has businesses; read for its people and the team alone",
  partner_pots: "the credits of a partner, which is a tenant of its own kind; read for its people and the team alone",
  partner_purchases: "what a partner bought; a partner is a tenant of its own kind, read for its people and the team",
  partner_pictures: "the pictures of a partner, which is a tenant of its own kind; shown by its pages to everybody",
  partner_people: "which partner a person belongs to, before any business is chosen",
  partner_domains: "the host names of partners, asked before anybody has signed in; no more than who claims what",
  installation_facts: "of the installation",
  instances: "the processes of the installation that live",
  onboardings: "of a person, before any business exists; found by the person alone",
  faqs: "what people ask the team, read by people of all businesses",
  feature_switches: "features that the team switched off or on for all businesses",
  faq_votes: "that a person votes once, in whichever business",
  schema_migrations: "of the installation; the application cannot even read it",
};

/**
 * Tables with business_id that are no rows of that business. Those that are read to find it contain only ids and keys.
 */
export const ROUTING_TABLES: Record<string, string> = {
  unused_files: "finds the business of a file that is to be swept; two ids and an hour",
  invitation_codes: "finds the business of an invitation, by the hash of a code that nobody can guess",
  calendar_routes: "says when a linked calendar is due, and finds the business of a notification by its channel",
  credit_checks: "says when the balances of a business are due to be checked; an id and an hour",
  google_grants: "tells whether another business has the permission of the same person, by a digest of the address",
  short_links: "says where a short address leads, by a code that nobody can guess; paths of our own pages",
  reservation_addresses: "finds the business of a booking page, by what stands in its address",
  notice_addresses: "finds the business of a privacy notice, by what stands in its address",
  held_businesses: "says which raw deliveries are held by law, before it is known whose they are",
  retention_due: "says when what is over goes out of a business, before one is chosen",
  directory_entries: "finds the businesses of a page of the directory, by category; of what owners published",
  partner_credit_movements: "the ledger of a partner, which names the business that it sent to",
  channel_routes: "finds the business of a webhook, by the number that it speaks of",
};

/** Unique rules that do not begin with the business: unique in the whole system on purpose. */
export const GLOBAL_UNIQUE: Record<string, string> = {
  files_key_key: "stands in a public address, which nobody can guess",
  invitations_code_hash_key: "a code opens one business",
  appointments_short_id_key: "stands in a public address (D-1.3)",
  forms_code_key: "stands in a public address, which nobody can guess",
  kiosk_tablets_secret_hash_key: "of a secret in an address, which nobody can guess",
};

/** Indexes of tenant tables that do not begin with the business and are not unique. */
export const GLOBAL_INDEXES: Record<string, string> = {
  memberships_user_id_idx: "the businesses of a person, before one is chosen",
  payment_sellers_account: "finds the businesses of a notification, by the account that it speaks of",
  contacts_search: "trigrams; read by functions that name the business themselves",
  threads_mentioned: "who is named in notes, a handful of rows; read with the business's own rows (row policy)",
  businesses_partner: "the businesses of a partner, before one is chosen",
  businesses_search: "trigrams; read by a function that asks who calls",
  message_words_found: "words behind the business's id; read by a function that names the business itself",
};

/** Policies on tenant tables other than `tenant`: `table policy`. */
export const MORE_POLICIES: Record<string, string> = {
  "businesses own": "people see the names of their own businesses before one is chosen",
  "businesses listing": "for the owner of the functions that list a partner's businesses, which ask who calls",
  "memberships listing": "the same",
  "channels listing": "for the owner of the function that lists channels for the team, which asks who calls",
  "files listing": "the same for what businesses keep in files",
  "feature_exceptions listing": "the same for features that are on or off in one business",
  "team_rules own": "people see what their own businesses ask of them before one is chosen",
  "memberships own": "people see their own memberships before a business is chosen",
  "appointments payment_link": "for the owner of the function that finds the business of a payment link alone",
  "forms page_address": "for the owner of the function that finds the business of a form's page alone",
  "kiosk_tablets page_address": "for the owner of the function that finds the business of a reception tablet alone",
  "payment_sellers notified": "for the owner of the function that finds the business of a notification alone",
  "contacts search": "for the owner of the search functions alone",
  "message_words search": "for the owner of the search functions alone",
  "messages search": "for the owner of the search functions alone",
  "threads search": "for the owner of the search functions alone",
};

type DefinerFunction = {
  reason: string;
  call: (mark: string) => string;
  /** It shows by the person what it shows, whatever the business; nothing to a person of no partner. */
  asksWhoCalls?: true;
};

/** Functions that run with the rights of their owner, with a call of each. */
export const DEFINER_FUNCTIONS: Record<string, DefinerFunction> = {
  search_contacts: {
    reason: "the trigram index cannot be used under the row policy",
    call: (mark) => `select t::text as row from search_contacts(array['${mark}'], 1000) t`,
  },
  appointment_of_link: {
    reason: "finds the business of a payment link, by a short id that nobody can guess",
    call: (mark) =>
      `select t::text as row from appointments a, appointment_of_link(a.short_id) t where lower(a.title) like '%${mark}%'`,
  },
  form_at: {
    reason: "finds the business of a form's page, by a code that nobody can guess; two ids",
    call: (mark) => `select t::text as row from forms f, form_at(f.code) t where lower(f.title) like '%${mark}%'`,
  },
  kiosk_at: {
    reason: "finds the business of a reception tablet, by the hash of a secret that nobody can guess; two ids",
    call: (mark) =>
      `select t::text as row from kiosk_tablets k, kiosk_at(k.secret_hash) t where lower(k.name) like '%${mark}%'`,
  },
  businesses_of_seller: {
    reason: "finds the businesses of a notification, by the account that it speaks of; two ids",
    call: (mark) =>
      `select t::text as row from payment_sellers s, businesses_of_seller(s.seller) t where lower(s.connected_by) like '%${mark}%'`,
  },
  list_businesses: {
    reason: "lists the businesses of the caller's partner, and all of them for the team; ids alone",
    asksWhoCalls: true,
    call: () => "select t::text as row from list_businesses('', '', null, 1000, 0) t",
  },
  list_channels_of_all: {
    reason: "lists the channels of all businesses for the team; ids and counts alone",
    asksWhoCalls: true,
    call: () => "select t::text as row from list_channels_of_all(1000, 0) t",
  },
  list_feature_exceptions: {
    reason: "lists for the team where a feature is on or off by exception; ids alone",
    asksWhoCalls: true,
    call: () => "select t::text as row from list_feature_exceptions(1000) t",
  },
  storage_of_businesses: {
    reason: "says for the team how much each business keeps in files; ids and sums alone",
    asksWhoCalls: true,
    call: () => "select t::text as row from storage_of_businesses(1000, 0) t",
  },
  memberships_at_partner: {
    reason: "finds the businesses that a person loses with the partner, for its people and the team; ids alone",
    asksWhoCalls: true,
    call: () => "select t::text as row from partner_people p, memberships_at_partner(p.partner_id, p.user_id) t",
  },
  belongs_elsewhere: {
    reason: "tells a partner whether a person works for other businesses, too; yes or no",
    asksWhoCalls: true,
    call: () => "select t::text as row from users u, partners p, belongs_elsewhere(p.id, u.id) t where t",
  },
  search_threads: {
    reason: "the same for conversations",
    call: (mark) => `select t::text as row from search_threads('%${mark}%', 1000, 0) t`,
  },
  search_messages: {
    reason: "the same for the words of messages",
    call: (mark) => `select t::text as row from search_messages(array['${mark}'], null, 1000) t`,
  },
};

/** Columns that contain an id of ours and are no foreign key: `table.column`. */
export const LOOSE_IDS: Record<string, string> = {
  "flow_answers.message_id": "of a message, which may be forgotten while the answer is kept for its wait",
  "flow_runs.taken_message_id": "the same of the message that a run took",
  "flow_runs.wake_id": "made by us for one wait; no row of ours",
  "flows.timer_id": "made by us for one chain of ticks; no row of ours",
  "funnel_moves.batch_id": "made by us for the moves of one call; no row of ours",
  "funnel_moves.from_scenario_id": "of a scenario, which may go while the story of its contacts stays",
  "funnel_moves.to_scenario_id": "the same of the scenario after the move",
  "funnel_scenarios.phase_id": "of a phase, which is a part of its funnel's own value",
  "appointments.visit_id": "made by us for several appointments at once; no row of ours",
  "audit_entries.session_id": "of the session in which somebody opened the business; entries outlive sessions",
  "audit_entries.subject_id": "the row that an entry is about, of any table; entries outlive rows",
  "calendar_events.appointment_id": "of an appointment; the event outlives it until Google has let go of it",
  "file_uses.row_id": "of a row of any table that shows files; a trigger takes the uses with the row",
  "linked_calendars.channel_id": "of a channel of Google's; made by us, and no row of ours",
  "messages.quoted_id": "of a message of the same thread, which is looked up there before it is written",
  "notifications.appointment_id":
    "of an appointment that may be deleted: what was planned of it is withdrawn, and stays",
  "campaigns.template_id": "of a template that WhatsApp may take back: without it the campaign pauses by itself",
  "notifications.subject_id": "that of an enrollment: without it the message is withdrawn when it is due",
  "notifications.rule_id":
    "that of an upsell, a ready rule or a campaign: without it the message is withdrawn when it is due",
  "notifications.visit_id": "that of its appointments: made by us, no row of ours",
  "peso_movements.reference_id": "of what was charged, which may be deleted while the movement stays",
  "tool_receipts.assistant_id": "of an assistant, which may be deleted: what it did that day stays counted",
  "threads.wait_id": "names one waiting, for what was planned of it; no row of ours",
  "threads.last_message_id": "written with the message itself, in its transaction",
};
