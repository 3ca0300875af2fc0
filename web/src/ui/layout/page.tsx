// The frame of a page: title, one primary action, tools, content up to 1440 px. `full` fills the height without page
// scroll, for the agenda and the inbox.
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { HIDDEN } from "./hidden-text.tsx";
import { PageHeader } from "./page-header.tsx";
import { useTitle } from "./use-title.ts";

export type PageProps = {
  title: string;
  /** The only primary action. */
  action?: ReactNode;
  /** A line below the title: a count, a state. */
  subtitle?: ReactNode;
  /** Search, filters, tabs. */
  tools?: ReactNode;
  children: ReactNode;
  full?: boolean;
  /** The title is only for screen readers and the tab. */
  hideTitle?: boolean;
  /** Narrow pages such as settings: 720 px. */
  narrow?: boolean;
  back?: { label: string; to: string; onSelect: () => void };
};

export function Page(props: PageProps) {
  const { title, back, children, full = false, hideTitle = false, narrow = false } = props;
  useTitle(back ? back.label : title);
  useTitle(back && back.label !== title ? title : null, "detail");
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        minWidth: 0,
        width: 1,
        display: "flex",
        flexDirection: "column",
        ...(full
          ? { height: "var(--page-height, 100%)", flex: "none", overflow: "hidden" }
          : { maxWidth: narrow ? 720 : 1440, mx: "auto", px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 3 } }),
      }}
    >
      {hideTitle ? (
        <Box component="h1" sx={HIDDEN}>
          {title}
        </Box>
      ) : (
        <PageHeader {...props} padded={full} />
      )}
      {children}
    </Box>
  );
}
