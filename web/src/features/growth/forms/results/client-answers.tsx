// The answers of a form by client: a list that unfolds, the latest first.
import type { Form } from "@mostrador/domain/growth/forms/resource.ts";
import { deleteFormAnswer } from "@mostrador/domain/growth/forms/routes.ts";
import type { FormAnswer } from "@mostrador/domain/growth/forms/schema.ts";
import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { useZone } from "../../../../lib/use-zone.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { ExpandMoreRounded } from "../../../../ui/icon/arrows.ts";
import { useRemovedIds } from "../../../../ui/resource/removal-queue.ts";
import { useUndoableRemoval } from "../../../../ui/resource/use-undoable-removal.ts";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useDeleteAnswer, useFormAnswers } from "../api.ts";
import { AnswerLines } from "./answer-lines.tsx";

/** Late: it brings what writes sheets. */
const EXPORT = latePart(async () => (await import("./export-answers.tsx")).ExportAnswers);

type Person = { key: string; name: string; clientId: string | null; answers: FormAnswer[] };

export function ClientAnswers({ form }: { form: Form }) {
  const list = useFormAnswers({ formId: form._id });
  const removed = useRemovedIds();
  const answers = list.data?.pages.flatMap(({ data }) => data.formAnswers).filter(({ _id }) => !removed.has(_id)) ?? [];
  if (list.error && answers.length === 0)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} dense />;
  if (list.isPending) return <RowsSkeleton rows={4} avatar={false} />;
  if (answers.length === 0)
    return <Empty drawing="list" text="Aún no hay respuestas. Aquí verás qué contestó cada persona." dense />;
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Late part={EXPORT} props={{ form }} />
      <Box>
        {peopleOf(answers).map((person) => (
          <OfPerson key={person.key} person={person} />
        ))}
      </Box>
      {list.hasNextPage && (
        <Button
          onClick={() => void list.fetchNextPage()}
          disabled={list.isFetchingNextPage}
          sx={{ justifySelf: "center" }}
        >
          {list.isFetchingNextPage ? "Cargando…" : "Ver más"}
        </Button>
      )}
    </Box>
  );
}

function OfPerson({ person: { name, clientId, answers } }: { person: Person }) {
  const zone = useZone();
  const mayRemove = useMayCall()(deleteFormAnswer);
  const { mutateAsync: remove } = useDeleteAnswer();
  const begin = useUndoableRemoval();
  const [latest] = answers;
  if (!latest) return null;
  const when = (answer: FormAnswer) => dateTimeText(answer.createdAt, { zone });
  return (
    <Accordion disableGutters variant="outlined" slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMoreRounded />}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {answers.length === 1 ? when(latest) : `${answers.length} veces, la última el ${when(latest)}`}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {clientId && (
          <Link component={RouterLink} to={`/contactos/${clientId}?ver=formularios`} variant="body2">
            Ver el contacto
          </Link>
        )}
        {answers.map((answer) => (
          <Box key={answer._id} sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
            <Typography variant="body2" color="textSecondary">
              {clientId && !answer.isProved
                ? `${when(answer)} · Desde el enlace abierto, sin comprobar quién es`
                : when(answer)}
            </Typography>
            <AnswerLines answer={answer} />
            {mayRemove && (
              <Button
                size="small"
                color="error"
                onClick={() =>
                  begin({
                    id: answer._id,
                    said: "Se eliminó una respuesta",
                    carryOut: () => remove({ params: { id: answer._id } }),
                  })
                }
              >
                Eliminar respuesta
              </Button>
            )}
          </Box>
        ))}
      </AccordionDetails>
    </Accordion>
  );
}

/** Answers of nobody known stay apart. */
function peopleOf(answers: readonly FormAnswer[]): Person[] {
  const people = new Map<string, Person>();
  for (const answer of answers) {
    const { clientId, clientName, _id } = answer;
    const key = clientId ?? _id;
    const known = people.get(key);
    if (known) known.answers.push(answer);
    else people.set(key, { key, clientId, name: clientId ? clientName || "Sin nombre" : "Anónimo", answers: [answer] });
  }
  return [...people.values()];
}
