// Merges two contacts side by side: which one stays, and which value of each field. Their other data are combined.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import {
  differingFields,
  type MergeField,
  suggestedTake,
} from "@mostrador/domain/business/contacts/merge/merge-fields.ts";
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Radio from "@mui/material/Radio";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { FormSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useContact } from "../api.ts";
import { useMergeContacts, useRereadAll, useUndoMerge } from "./merge-api.ts";
import { FIELD_LABELS, valueText } from "./merge-words.ts";

type Props = { ids: readonly [string, string]; onClose: () => void; onMerged?: (keptId: string) => void };

export function MergeDialog({ ids, onClose, onMerged }: Props) {
  const reads = [useContact(ids[0]), useContact(ids[1])];
  const retry = () => {
    for (const read of reads) void read.refetch();
  };
  const [one, other] = reads.map(({ data }) => data);
  const failed = reads.find(({ error, data }) => error && !data);
  if (one && other && one._id === other._id) {
    return (
      <Dialog open onClose={onClose} title="Unir contactos" compact actions={<Button onClick={onClose}>Listo</Button>}>
        <Typography>Ya son el mismo contacto.</Typography>
      </Dialog>
    );
  }
  if (one && other) return <Choosing key={`${ids}`} pair={[one, other]} onClose={onClose} onMerged={onMerged} />;
  return (
    <Dialog open onClose={onClose} title="Unir contactos" size="medium">
      {failed ? <ErrorState dense error={failed.error} onRetry={retry} /> : <FormSkeleton />}
    </Dialog>
  );
}

type Side = 0 | 1;
type ChoosingProps = {
  pair: readonly [Contact, Contact];
  onClose: () => void;
  onMerged: ((keptId: string) => void) | undefined;
};

function Choosing({ pair: shown, onClose, onMerged }: ChoosingProps) {
  // The versions read when it opened: the server refuses to overwrite newer changes.
  const [pair] = useState(shown);
  const { businessId } = useActiveBusiness();
  const { mutateAsync: merge, isPending } = useMergeContacts();
  const reread = useRereadAll();
  const undo = useUndoMerge();
  const toast = useToast();
  const [kept, setKept] = useState<Side>(() => likelyKept(pair));
  const [chosen, setChosen] = useState<Partial<Record<MergeField, Side>>>({});
  const [failure, setFailure] = useState<string>();
  const gone: Side = kept === 0 ? 1 : 0;
  const fields = differingFields(pair[kept], pair[gone]);
  const suggested = suggestedTake(pair[kept], pair[gone]);
  const sideOf = (field: MergeField): Side => chosen[field] ?? (suggested.includes(field) ? gone : kept);
  const send = async () => {
    setFailure(undefined);
    const [stays, goes] = [pair[kept], pair[gone]];
    try {
      const { data, message } = await merge({
        body: {
          merge: {
            businessId: businessId as string,
            keptId: stays._id,
            goneId: goes._id,
            take: fields.filter((field) => sideOf(field) === gone),
            seen: { kept: stays.updatedAt, gone: goes.updatedAt },
          },
        },
      });
      onClose();
      onMerged?.(stays._id);
      reread();
      toast.undo(message, () => void undo(data.merge._id));
    } catch (reason) {
      setFailure(sayError(reason));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Unir contactos"
      size="medium"
      busy={isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Cancelar
          </Button>
          <Button variant="contained" color="primary" onClick={() => void send()} disabled={isPending}>
            {isPending ? "Uniendo..." : "Unir contactos"}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Citas, conversaciones, movimientos y listas de los dos quedan en uno. Puedes deshacerlo durante 30 días.
      </Typography>
      <ChoiceRow
        label="Se queda"
        side={kept}
        texts={[contactName(pair[0]), contactName(pair[1])]}
        onChoose={(side) => {
          setKept(side);
          setChosen({});
        }}
      />
      {fields.map((field) => (
        <ChoiceRow
          key={field}
          label={FIELD_LABELS[field]}
          side={sideOf(field)}
          texts={[valueText(pair[0], field), valueText(pair[1], field)]}
          onChoose={(side) => setChosen({ ...chosen, [field]: side })}
        />
      ))}
      <Typography variant="caption" color="textSecondary" sx={{ mt: 2 }}>
        Las notas, los intereses y los campos personalizados de los dos se conservan. Si escribe desde el número que no
        elijas, su mensaje llega a la misma conversación y ahí se le responde.
      </Typography>
    </Dialog>
  );
}

/** Prefers a client, then one with a number, then the older contact. */
function likelyKept([one, other]: readonly [Contact, Contact]): Side {
  const worth = (contact: Contact) => Number(contact.type === "client") * 2 + Number(contact.whatsapp !== "");
  if (worth(one) !== worth(other)) return worth(one) > worth(other) ? 0 : 1;
  return one.createdAt <= other.createdAt ? 0 : 1;
}

type ChoiceProps = { label: string; side: Side; texts: readonly [string, string]; onChoose: (side: Side) => void };

function ChoiceRow({ label, side, texts, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <Box
      role="radiogroup"
      aria-labelledby={id}
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr) minmax(0, 1fr)", sm: "140px minmax(0, 1fr) minmax(0, 1fr)" },
        columnGap: 1,
        py: 1,
        borderTop: "1px solid",
        borderColor: "divider",
      }}
    >
      <Typography
        id={id}
        variant="subtitle2"
        sx={{ gridColumn: { xs: "1 / -1", sm: "auto" }, alignSelf: "center", pr: 1 }}
      >
        {label}
      </Typography>
      {([0, 1] as const).map((at) => (
        <Box
          key={at}
          component="label"
          sx={{
            display: "flex",
            alignItems: "center",
            minHeight: 44,
            minWidth: 0,
            borderRadius: 1,
            pr: 1,
            cursor: "pointer",
            bgcolor: side === at ? "primary.soft" : "transparent",
          }}
        >
          <Radio name={id} checked={side === at} onChange={() => onChoose(at)} />
          <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            {texts[at]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
