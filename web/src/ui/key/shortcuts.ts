// All shortcuts: listeners are bound from this table, and the list at `?` is drawn from it. It names parts of the
// product, an exception in `ui`, because lists, forms and calendars are bound here too. 'Mod' is Ctrl, or ⌘ on a Mac.
import { FORM_SHORTCUTS } from "./form-shortcuts.ts";
import { type Shortcut, shortcut } from "./take-key.ts";

export const SHORTCUTS = {
  global: {
    keys: {
      search: shortcut("Mod+K"),
      sheet: shortcut("?"),
    },
  },
  notice: {
    keys: { undo: shortcut("Mod+Z") },
  },
  list: {
    keys: {
      next: shortcut("ArrowDown"),
      previous: shortcut("ArrowUp"),
      first: shortcut("Home"),
      last: shortcut("End"),
    },
  },
  row: {
    keys: {
      open: shortcut("Enter"),
      select: shortcut(" "),
    },
  },
  form: FORM_SHORTCUTS,
  calendar: {
    keys: {
      dayBefore: shortcut("ArrowLeft"),
      dayAfter: shortcut("ArrowRight"),
      weekBefore: shortcut("ArrowUp"),
      weekAfter: shortcut("ArrowDown"),
      monthBefore: shortcut("PageUp"),
      monthAfter: shortcut("PageDown"),
    },
  },
  agenda: {
    keys: {
      create: shortcut("N"),
      today: shortcut("T"),
      day: shortcut("D"),
      week: shortcut("W"),
      next: shortcut("7"),
      month: shortcut("M"),
      list: shortcut("L"),
      nearer: shortcut("+"),
      farther: shortcut("-"),
      before: shortcut("ArrowLeft"),
      after: shortcut("ArrowRight"),
      enter: shortcut("ArrowDown"),
    },
  },
  entries: {
    keys: {
      above: shortcut("ArrowUp"),
      below: shortcut("ArrowDown"),
      left: shortcut("ArrowLeft"),
      right: shortcut("ArrowRight"),
      take: shortcut(" "),
    },
  },
  moving: {
    keys: {
      earlier: shortcut("ArrowUp"),
      later: shortcut("ArrowDown"),
      before: shortcut("ArrowLeft"),
      after: shortcut("ArrowRight"),
      leave: shortcut("Enter", " "),
      back: shortcut("Escape"),
    },
  },
  inbox: {
    keys: {
      search: shortcut("/"),
      walk: shortcut("ArrowDown", "ArrowUp"),
      back: shortcut("Escape"),
    },
  },
  composer: {
    keys: {
      send: shortcut("Enter", "Mod+Enter"),
      unquote: shortcut("Escape"),
    },
  },
} satisfies Record<string, { keys: Record<string, Shortcut> }>;

export type Group = keyof typeof SHORTCUTS;
export type NameIn<G extends Group> = Extract<keyof (typeof SHORTCUTS)[G]["keys"], string>;
