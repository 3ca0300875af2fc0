// The places of the course that the list is narrowed to, and who waits for one.
import { addCourseWaiting } from "@mostrador/domain/growth/enrollments/routes.ts";
import { NewCourseWaiting } from "@mostrador/domain/growth/enrollments/schema.ts";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type * as z from "zod";
import { useBookingAddress } from "../../../lib/address/booking-address.ts";
import { useActiveBusiness, useMayCall } from "../../../lib/session/active-business.ts";
import { ShareButton } from "../../../ui/action/share-button.tsx";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { DividedList, DividedRow } from "../../../ui/list/divided-list.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { ContactField } from "../../business/contacts/index.ts";
import { useSendAgain } from "./again/use-send-again.tsx";
import { useAddWaiting, useCoursePlaces, useCourseWaiting, useRemoveWaiting } from "./api.ts";
import { placesText } from "./places-text.ts";

type Person = { id: string; label: string };
type Props = { courseId: string; onEnroll: (client: Person) => void };

export function CourseLine({ courseId, onEnroll }: Props) {
  const places = useCoursePlaces().data?.find((one) => one.courseId === courseId);
  const waiting = useCourseWaiting(courseId).data ?? [];
  const address = useBookingAddress();
  const mayAdd = useMayCall()(addCourseWaiting);
  const remove = useRemoveWaiting();
  const toast = useToast();
  const [adding, setAdding] = useState(false);
  if (!places) return null;
  const leave = (id: string) =>
    remove.mutateAsync({ params: { id } }).then(
      ({ message }) => toast.success(message),
      (error: unknown) => toast.error(sayError(error)),
    );
  return (
    <Stack sx={{ gap: 1, mb: 2 }}>
      <Notice
        tone={places.left === 0 ? "warning" : "primary"}
        role="status"
        action={
          mayAdd && (
            <Button size="small" onClick={() => setAdding(true)}>
              Anotar en espera
            </Button>
          )
        }
      >
        {placesText(places)}
      </Notice>
      {waiting.length > 0 && (
        <DividedList label="Lista de espera">
          {waiting.map(({ _id, clientId, clientName, toldAt }) => (
            <DividedRow key={_id}>
              <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                {clientName}
                {toldAt && (
                  <Typography component="span" variant="caption" color="textSecondary" sx={{ display: "block" }}>
                    {`Se le avisó ${dateTimeText(toldAt)}`}
                  </Typography>
                )}
              </Typography>
              {mayAdd && (
                <>
                  <Button
                    size="small"
                    disabled={places.left === 0}
                    onClick={() => onEnroll({ id: clientId, label: clientName })}
                  >
                    Inscribir
                  </Button>
                  <Button size="small" variant="text" onClick={() => void leave(_id)}>
                    Quitar
                  </Button>
                </>
              )}
            </DividedRow>
          ))}
        </DividedList>
      )}
      {address && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap", alignItems: "center" }}>
          <Link href={`${address}/curso/${courseId}`} target="_blank" rel="noreferrer" variant="body2">
            Página para inscribirse
          </Link>
          <ShareButton url={`${address}/curso/${courseId}`} title="Inscríbete al curso aquí" />
        </Stack>
      )}
      {adding && <AddWaiting courseId={courseId} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function AddWaiting({ courseId, onClose }: { courseId: string; onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const add = useAddWaiting();
  const { sendOnce, dialog } = useSendAgain();
  const toast = useToast();
  return (
    <>
      <FormDialog<z.infer<typeof NewCourseWaiting>>
        open
        onClose={onClose}
        title="Anotar en la lista de espera"
        schema={NewCourseWaiting}
        defaultValues={{ businessId, courseId, clientId: null }}
        errorRoot="waiting"
        onSubmit={async (waiting) => {
          const answer = await sendOnce((confirmAgain) =>
            add.mutateAsync({ body: { waiting: { ...waiting, confirmAgain } } }),
          );
          toast.success(answer.message);
        }}
      >
        <ContactField label="Cliente" />
      </FormDialog>
      {dialog}
    </>
  );
}
