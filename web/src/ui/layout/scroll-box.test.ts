import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const SRC = fileURLToPath(new URL("../..", import.meta.url));
const SCROLLS = /overflow(X|Y|-x|-y)?["']?:\s*(?:\{[^}]*)?["']?(?:hidden )?(auto|scroll)/;
/** They spread `useScrollStop` over an element of their own. */
const OWN_ELEMENT = ["ui/dialog/drawer.tsx", "ui/dialog/side-panel.tsx"];
/** What they scroll is controls only, or takes the focus itself. */
const CONTROLS = [
  "app/shell/menu/side-menu.tsx",
  "features/conversation/inbox/messages/message-list.tsx",
  "features/conversation/inbox/notes/note-box.tsx",
  "features/conversation/inbox/threads/thread-list.tsx",
  "features/conversation/inbox/writing/attach/attachment-tray.tsx",
  "features/conversation/inbox/writing/quick/quick-reply-list.tsx",
  "features/growth/funnels/board/board-strip.tsx",
  "features/scheduling/appointments/grid/sheet/grid-sheet.ts",
  "features/scheduling/appointments/header/occupancy-strip.tsx",
  "features/scheduling/appointments/view/list-view.tsx",
  "ui/action/command-search.tsx",
  "ui/resource/resource-list.tsx",
];

it("scrolls every box that may hold text alone, so that the keyboard reaches all of it", () => {
  const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(tsx?|css)$/.test(path) && !path.includes(".test."))
    .map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(SRC, path), "utf8") }));
  const scrolling = sources.filter(({ text }) => SCROLLS.test(text)).map(({ path }) => path);
  expect(scrolling.sort()).toEqual([...CONTROLS, ...OWN_ELEMENT, "ui/layout/scroll-box.tsx"].sort());
  const stops = sources.filter(({ text }) => text.includes("useScrollStop(")).map(({ path }) => path);
  expect(stops).toEqual(expect.arrayContaining([...OWN_ELEMENT, "ui/dialog/dialog.tsx", "ui/layout/scroll-box.tsx"]));
});
