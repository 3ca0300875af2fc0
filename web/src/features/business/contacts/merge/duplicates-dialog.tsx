// Pairs of contacts that may be the same person: reviewed one by one, then merged or marked as two people.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { keepApart, mergeContacts } from "@mostrador/domain/business/contacts/merge/routes.ts";
import type { DuplicatePair } from "@mostrador/domain/business/contacts/merge/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useActiveBusiness, useMayCall } from "../../../../lib/session/active-business.ts";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { phoneText } from "../directory/directory-columns.tsx";
import { useDuplicates, useKeepApart } from "./merge-api.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { REASONS } from "./merge-words.ts";

export function DuplicatesDialog({ onClose }: { onClose: () => void }) {
  const read = useDuplicates();
  const [chosen, setChosen] = useState<PairIds | null>(null);
  const [apart, setApart] = useState<PairIds | null>(null);
  const { businessId } = useActiveBusiness();
  const toast = useToast();
  const { mutateAsync, isPending } = useKeepApart();
  const say = async (ids: PairIds, isApart: boolean) => {
    try {
      await mutateAsync({ body: { businessId: businessId as string, oneId: ids[0], otherId: ids[1], apart: isApart } });
      setApart(isApart ? ids : null);
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  const pairs = read.data?.pairs ?? [];
  const total = read.data?.total ?? 0;
  return (
    <>
      <Dialog open={chosen === null} onClose={onClose} title="Posibles duplicados" size="medium">
        {apart && (
          <Notice
            role="status"
            action={
              <Button size="small" disabled={isPending} onClick={() => void say(apart, false)}>
                Deshacer
              </Button>
            }
          >
            No se volverán a proponer.
          </Notice>
        )}
        {read.isPending && <RowsSkeleton rows={4} />}
        {read.error && <ErrorState dense error={read.error} onRetry={() => void read.refetch()} />}
        {read.data && pairs.length === 0 && (
          <Empty drawing="people" text="No hay contactos que parezcan la misma persona." dense />
        )}
        <Box component="ul" aria-label="Posibles duplicados" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {pairs.map((pair) => (
            <Pair
              key={pair.contacts.map(({ _id }) => _id).join()}
              pair={pair}
              busy={isPending}
              onApart={() => void say(idsOf(pair), true)}
              onMerge={() => setChosen(idsOf(pair))}
            />
          ))}
        </Box>
        {total > pairs.length && (
          <Typography variant="caption" color="textSecondary" sx={{ mt: 2 }}>
            Se muestran {pairs.length} de {total.toLocaleString("es-MX")}; los demás aparecen al resolver estos.
          </Typography>
        )}
      </Dialog>
      {chosen && <MergeDialog ids={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

const WRAPPED = { overflowWrap: "anywhere" } as const;

type PairIds = readonly [string, string];

function idsOf({ contacts }: DuplicatePair): PairIds {
  return contacts.map(({ _id }) => _id) as [string, string];
}

type PairProps = { pair: DuplicatePair; busy: boolean; onApart: () => void; onMerge: () => void };

function Pair({ pair: { contacts, reasons }, busy, onApart, onMerge }: PairProps) {
  const mayCall = useMayCall();
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: "1px solid", borderColor: "divider", "&:first-of-type": { border: 0 } }}
    >
      <Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, gap: 1.5 }}>
        {contacts.map((contact) => (
          <Box key={contact._id} sx={{ display: "flex", gap: 1.25, alignItems: "center", minWidth: 0 }}>
            <Avatar name={contactName(contact)} size={32} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
                {contactName(contact)}
              </Typography>
              {(contact.whatsapp || contact.email ? [phoneText(contact), contact.email] : ["Sin número"])
                .filter(Boolean)
                .map((line) => (
                  <Typography key={line} variant="caption" component="div" color="textSecondary" sx={WRAPPED}>
                    {line}
                  </Typography>
                ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", mt: 1.5 }}>
        <Typography variant="caption" color="textSecondary" sx={{ flex: "1 1 200px" }}>
          {reasons.map((reason) => REASONS[reason]).join(" · ")}
        </Typography>
        {mayCall(keepApart) && (
          <Button size="small" variant="text" disabled={busy} onClick={onApart}>
            Son dos personas
          </Button>
        )}
        {mayCall(mergeContacts) && (
          <Button size="small" onClick={onMerge}>
            Revisar y unir
          </Button>
        )}
      </Box>
    </Box>
  );
}
