// The sheet at `?`: the help page of this screen, and the shortcut list. It reads the table that binds the shortcuts, and shows those of pages that this person may
// open.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Fragment } from "react";
import { Link, useLocation } from "react-router";
import { lessonAddress, lessonAt } from "../../features/platform/faq/academy/lessons.ts";
import { useMay } from "../../lib/session/active-business.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { keyCaps } from "../../ui/key/key-text.ts";
import { SHORTCUT_WORDS } from "../../ui/key/shortcut-words.ts";
import { type Group, SHORTCUTS } from "../../ui/key/shortcuts.ts";
import type { Shortcut } from "../../ui/key/take-key.ts";
import { Notice } from "../../ui/state/notice.tsx";

/** Shortcut groups of one page. */
const PAGE_OF: Partial<Record<Group, number>> = {
  agenda: PAGE.agenda,
  entries: PAGE.agenda,
  inbox: PAGE.chat,
  composer: PAGE.chat,
};

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const may = useMay();
  const lesson = lessonAt(useLocation().pathname);
  const groups = (Object.keys(SHORTCUTS) as Group[]).filter((group) => {
    const page = PAGE_OF[group];
    return page === undefined || may(page);
  });
  return (
    <Dialog open onClose={onClose} title="Atajos del teclado" size="large">
      {lesson && (
        <Notice
          action={
            <Button size="small" variant="text" component={Link} to={lessonAddress(lesson)} onClick={onClose}>
              Ver la guía
            </Button>
          }
        >
          {lesson.title}: {lesson.purpose}
        </Notice>
      )}
      <Box sx={{ columnCount: { xs: 1, sm: 2 }, columnGap: 5, mt: lesson ? 2.5 : 0 }}>
        {groups.map((group) => (
          <Box
            component="section"
            key={group}
            aria-label={SHORTCUT_WORDS[group].title}
            sx={{ breakInside: "avoid", mb: 3 }}
          >
            <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
              {SHORTCUT_WORDS[group].title}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {Object.entries<Shortcut>(SHORTCUTS[group].keys).map(([name, shortcut]) => (
                <Line key={name} shortcut={shortcut} text={wordsOf(group, name)} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}

function wordsOf(group: Group, name: string): string {
  return (SHORTCUT_WORDS[group].keys as Record<string, string>)[name] ?? "";
}

function Line({ shortcut: { keys }, text }: { shortcut: Shortcut; text: string }) {
  return (
    <Box sx={LINE}>
      <Box component="dt" sx={{ color: "text.secondary" }}>
        {text}
      </Box>
      <Box component="dd" sx={{ m: 0, display: "flex", gap: 0.5, alignItems: "center", flexShrink: 0 }}>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && (
              <Typography variant="caption" color="textSecondary">
                o
              </Typography>
            )}
            {keyCaps(key).map((cap) => (
              <Box component="kbd" key={cap} sx={CAP}>
                {cap}
              </Box>
            ))}
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

const LINE = {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 2,
  minHeight: 36,
  typography: "body2",
  borderBottom: "1px solid",
  borderColor: "divider",
} as const;

const CAP = {
  font: "inherit",
  fontSize: 12,
  minWidth: 24,
  textAlign: "center",
  px: 0.75,
  py: 0.25,
  borderRadius: "6px",
  border: "1px solid",
  borderColor: "outline",
  bgcolor: "background.default",
} as const;
