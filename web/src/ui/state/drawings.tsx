// Illustrations in the theme's colours, for empty states.
import type { ReactNode } from "react";
import { DrawingSheet } from "./drawing-sheet.tsx";

export type DrawingName =
  | "agenda"
  | "chat"
  | "people"
  | "list"
  | "place"
  | "search"
  | "service"
  | "robot"
  | "plug"
  | "file"
  | "chart"
  | "money";

/** An illustration by name; decorative, so screen readers skip it. */
export function Drawing({ name, size }: { name: DrawingName; size?: number }) {
  return <DrawingSheet size={size}>{DRAWINGS[name]}</DrawingSheet>;
}

const DRAWINGS: Record<DrawingName, ReactNode> = {
  agenda: (
    <>
      <rect className="s" x="18" y="12" width="84" height="72" rx="8" />
      <path className="l" d="M18 28h84M46 28v56M74 28v56" />
      <rect className="t" x="50" y="40" width="20" height="22" rx="4" />
      <rect className="f" x="22" y="34" width="20" height="14" rx="4" />
      <rect className="f" x="78" y="58" width="20" height="18" rx="4" />
      <path className="l" d="M34 8v8M86 8v8" />
    </>
  ),
  chat: (
    <>
      <path
        className="s"
        d="M20 18h56a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H40l-12 10V56h-8a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8z"
      />
      <path className="l" d="M26 32h40M26 42h26" />
      <path className="t" d="M58 48h42a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8h-4v9l-11-9H58a8 8 0 0 1-8-8V56a8 8 0 0 1 8-8z" />
      <path className="a" d="M62 63h30" />
    </>
  ),
  people: (
    <>
      <rect className="s" x="16" y="14" width="88" height="20" rx="7" />
      <rect className="s" x="16" y="40" width="88" height="20" rx="7" />
      <rect className="s" x="16" y="66" width="88" height="20" rx="7" />
      <circle className="t" cx="28" cy="24" r="6" />
      <circle className="f" cx="28" cy="50" r="6" />
      <circle className="f" cx="28" cy="76" r="6" />
      <path className="l" d="M42 24h34M42 50h44M42 76h28" />
    </>
  ),
  list: (
    <>
      <rect className="s" x="22" y="12" width="76" height="72" rx="8" />
      <rect className="t" x="32" y="23" width="10" height="10" rx="3" />
      <rect className="f" x="32" y="43" width="10" height="10" rx="3" />
      <rect className="f" x="32" y="63" width="10" height="10" rx="3" />
      <path className="l" d="M52 28h34M52 48h26M52 68h32" />
    </>
  ),
  place: (
    <>
      <path className="s" d="M24 40h72v44H24z" />
      <path
        className="s"
        d="M20 24h80l6 16a10 10 0 0 1-18 4 10 10 0 0 1-18 0 10 10 0 0 1-18 0 10 10 0 0 1-20 0 10 10 0 0 1-18-4z"
      />
      <rect className="t" x="62" y="58" width="18" height="26" rx="2" />
      <rect className="f" x="34" y="56" width="18" height="14" rx="3" />
    </>
  ),
  search: (
    <>
      <rect className="s" x="16" y="18" width="70" height="60" rx="8" />
      <path className="l" d="M28 34h40M28 48h22M28 62h16" />
      <circle className="t" cx="76" cy="56" r="17" />
      <path className="a" d="M88 69l14 15" />
    </>
  ),
  service: (
    <>
      <rect className="s" x="18" y="22" width="84" height="52" rx="8" />
      <circle className="t" cx="40" cy="48" r="14" />
      <path className="a" d="M40 40v8l6 4" />
      <path className="l" d="M64 38h28M64 48h20M64 58h24" />
    </>
  ),
  robot: (
    <>
      <rect className="s" x="28" y="28" width="64" height="48" rx="12" />
      <path className="l" d="M60 28V16M20 46v12M100 46v12M50 64h20" />
      <circle className="t" cx="48" cy="48" r="5" />
      <circle className="t" cx="72" cy="48" r="5" />
      <circle className="t" cx="60" cy="13" r="4" />
    </>
  ),
  plug: (
    <>
      <rect className="s" x="12" y="30" width="38" height="36" rx="8" />
      <rect className="t" x="70" y="30" width="38" height="36" rx="8" />
      <path className="l" d="M50 42h8M50 54h8" />
      <path className="a" d="M70 42h-6M70 54h-6" />
    </>
  ),
  file: (
    <>
      <path className="s" d="M32 10h38l20 20v50a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6z" />
      <path className="t" d="M70 10l20 20H76a6 6 0 0 1-6-6z" />
      <path className="l" d="M38 46h40M38 58h40M38 70h24" />
    </>
  ),
  chart: (
    <>
      <path className="l" d="M18 12v70h86" />
      <rect className="f" x="30" y="50" width="14" height="32" rx="3" />
      <rect className="f" x="54" y="38" width="14" height="44" rx="3" />
      <rect className="t" x="78" y="22" width="14" height="60" rx="3" />
    </>
  ),
  money: (
    <>
      <rect className="s" x="14" y="26" width="92" height="48" rx="8" />
      <circle className="t" cx="60" cy="50" r="13" />
      <path className="a" d="M60 43v14M56 47h6a2 2 0 0 1 0 4h-4a2 2 0 0 0 0 4h6" />
      <path className="l" d="M26 38h8M86 62h8" />
    </>
  ),
};
