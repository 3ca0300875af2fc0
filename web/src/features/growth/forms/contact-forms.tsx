// What a contact answered, on its page: a form after the other, the latest first.
import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { OfContact } from "../../../lib/contact/in-contact.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { ExpandMoreRounded } from "../../../ui/icon/arrows.ts";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useFormAnswers, useLiveAnswers } from "./api.ts";
import { AnswerLines } from "./results/answer-lines.tsx";

export function ContactForms({ contact: { _id: clientId } }: OfContact) {
  useLiveAnswers();
  const list = useFormAnswers({ clientId });
  const zone = useZone();
  const pages = list.data?.pages ?? [];
  const titles = new Map(pages.flatMap(({ data }) => data.forms.map(({ _id, title }) => [_id, title] as const)));
  const answers = pages.flatMap(({ data }) => data.formAnswers);
  if (list.error && answers.length === 0)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} dense />;
  if (list.isPending) return <RowsSkeleton rows={3} avatar={false} />;
  if (answers.length === 0) return <Empty drawing="file" text="Sin formularios" dense />;
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box>
        {answers.map((answer) => (
          <Accordion
            key={answer._id}
            disableGutters
            variant="outlined"
            slotProps={{ transition: { unmountOnExit: true } }}
          >
            <AccordionSummary expandIcon={<ExpandMoreRounded />}>
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{titles.get(answer.formId)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {dateTimeText(answer.createdAt, { zone })}
                </Typography>
              </Box>
            </AccordionSummary>
            <AccordionDetails>
              <AnswerLines answer={answer} />
            </AccordionDetails>
          </Accordion>
        ))}
      </Box>
      {list.hasNextPage && (
        <Button
          onClick={() => void list.fetchNextPage()}
          disabled={list.isFetchingNextPage}
          sx={{ justifySelf: "center" }}
        >
          Ver más
        </Button>
      )}
    </Box>
  );
}
