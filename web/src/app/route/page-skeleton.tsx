// The skeleton of a page whose code is loading. Each page declares which one, so that nothing moves when it arrives.
import Box from "@mui/material/Box";
import type { JSX } from "react";
import type { PageShape } from "../../lib/page/page.ts";
import { usePhone } from "../../ui/layout/use-screen.ts";
import { CalendarSkeleton, InboxSkeleton } from "../../ui/state/full-skeletons.tsx";
import {
  BoardPageSkeleton,
  CardsPageSkeleton,
  DetailPageSkeleton,
  EditorPageSkeleton,
  FormPageSkeleton,
  ListPageSkeleton,
} from "../../ui/state/page-skeletons.tsx";

type SkeletonComponent = (props: { phone: boolean; title: string | null }) => JSX.Element;

const SHAPES: Readonly<Record<PageShape, SkeletonComponent>> = {
  list: ListPageSkeleton,
  detail: DetailPageSkeleton,
  form: FormPageSkeleton,
  cards: CardsPageSkeleton,
  editor: EditorPageSkeleton,
  board: BoardPageSkeleton,
  calendar: ({ phone }) => (
    <Box sx={FULL}>
      <CalendarSkeleton phone={phone} />
    </Box>
  ),
  inbox: ({ phone }) => (
    <Box sx={FULL}>
      <InboxSkeleton phone={phone} />
    </Box>
  ),
};

/** `title`: what the page is headed by, where that is known. */
export function PageInShape({ shape, title = null }: { shape: PageShape; title?: string | null }) {
  const Shape = SHAPES[shape];
  return <Shape phone={usePhone()} title={title} />;
}

const FULL = { height: "var(--page-height, 100%)", display: "flex", flexDirection: "column" } as const;
