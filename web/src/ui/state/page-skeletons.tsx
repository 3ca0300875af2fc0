// Skeletons of whole pages, so that nothing moves when content arrives. `data-shape` identifies them.
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { useRowLists } from "../layout/use-screen.ts";
import { CardsSkeleton, FactsSkeleton, FormSkeleton, RowsSkeleton, TableSkeleton } from "./skeletons.tsx";

type Titled = { title?: string | null };
type FrameProps = Titled & { shape: string; width: number; back?: boolean; action?: boolean; children: ReactNode };

/** A list page: title and action, search, rows in a card. */
export function ListPageSkeleton({ title = null }: Titled) {
  const isRows = useRowLists();
  return (
    <Frame shape="list" title={title} width={1440} action>
      <Skeleton height={40} sx={{ maxWidth: 320, mb: 2.5 }} />
      <Paper variant="outlined">{isRows ? <RowsSkeleton /> : <TableSkeleton />}</Paper>
    </Frame>
  );
}

/** A detail page: back link, name and actions, data. */
export function DetailPageSkeleton() {
  return (
    <Frame shape="detail" width={1440} back action>
      <Paper variant="outlined" sx={{ maxWidth: 880, p: { xs: 2, sm: 2.5 } }}>
        <FactsSkeleton />
      </Paper>
    </Frame>
  );
}

/** A settings page: a form in a card. */
export function FormPageSkeleton() {
  return (
    <Frame shape="form" width={720}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
        <FormSkeleton />
      </Paper>
    </Frame>
  );
}

/** A grid of cards. */
export function CardsPageSkeleton({ title = null }: Titled) {
  return (
    <Frame shape="cards" title={title} width={1440} action>
      <CardsSkeleton />
    </Frame>
  );
}

/** Columns side by side, with cards in them. */
export function BoardPageSkeleton() {
  return (
    <Frame shape="board" width={1440} back action>
      <Skeleton height={40} sx={{ maxWidth: 320, mb: 2.5 }} />
      <BoardSkeleton />
    </Frame>
  );
}

export function BoardSkeleton() {
  return (
    <Stack direction="row" sx={{ gap: 2, overflow: "hidden" }}>
      {[3, 4, 2, 1].map((cards) => (
        <Paper key={cards} variant="outlined" sx={{ flex: { xs: "0 0 86%", sm: "0 0 300px" }, p: 1.5, minHeight: 320 }}>
          <Skeleton height={20} width={110} sx={{ mb: 0.5 }} />
          <Skeleton height={14} width={80} />
          <RowsSkeleton rows={cards} />
        </Paper>
      ))}
    </Stack>
  );
}

/** A page with several editors: back link, name, tabs, a form. */
export function EditorPageSkeleton() {
  return (
    <Frame shape="editor" width={720} back action>
      <EditorSkeleton />
    </Frame>
  );
}

/** The tabs and the form below them. */
export function EditorSkeleton() {
  return (
    <>
      <Stack direction="row" sx={{ gap: 3, mb: 2, minHeight: 44, alignItems: "center" }}>
        {[88, 152, 104].map((width) => (
          <Skeleton key={width} height={16} width={width} />
        ))}
      </Stack>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
        <FormSkeleton fields={4} />
      </Paper>
    </>
  );
}

function Frame({ shape, title = null, width, back = false, action = false, children }: FrameProps) {
  return (
    <Box data-shape={shape} sx={{ maxWidth: width, mx: "auto", width: 1, px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 3 } }}>
      {back && <Skeleton height={16} width={110} sx={{ my: 1 }} />}
      <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", minHeight: 44, mb: 2.5 }}>
        {title ? <Box sx={{ typography: { xs: "h2", sm: "h1" } }}>{title}</Box> : <Skeleton height={28} width={180} />}
        {action && <Skeleton height={36} width={120} />}
      </Stack>
      {children}
    </Box>
  );
}
