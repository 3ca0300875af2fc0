// The conversation of a contact on the board, to read without leaving it: its latest messages.

import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { listMessages } from "@mostrador/domain/conversation/inbox/routes.ts";
import type { BoardClient } from "@mostrador/domain/growth/funnels/schema.ts";
import Typography from "@mui/material/Typography";
import { useAddress } from "../../../../lib/address/address.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { useZone } from "../../../../lib/use-zone.ts";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { ChatBubbleOutlineRounded } from "../../../../ui/icon/messages.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";

const MOST = 50;
const chat = latePart(async () => (await import("../../../conversation/inbox/index.ts")).ContactChat);

type Props = { client: BoardClient; place: string };

export function ChatHistory({ client, place }: Props) {
  const { params, change } = useAddress();
  if (!useMayCall()(listMessages)) return null;
  return (
    <>
      <IconAction
        size="small"
        label={`Historial de chat de ${contactName(client)}`}
        onClick={() => change({ chat: client._id }, { isStep: true })}
      >
        <ChatBubbleOutlineRounded fontSize="small" />
      </IconAction>
      {params.get("chat") === client._id && (
        <HistoryDialog client={client} place={place} onClose={() => change({ chat: null })} />
      )}
    </>
  );
}

function HistoryDialog({ client, place, onClose }: Props & { onClose: () => void }) {
  const zone = useZone();
  return (
    <Dialog open onClose={onClose} title={`Historial de chat de ${contactName(client)}`}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {`Entró a «${place}» · `}
        <DateTime value={client.since} zone={zone} relative />
      </Typography>
      <Late
        part={chat}
        props={{ contact: client, most: MOST, isAtEnd: true }}
        waiting={<RowsSkeleton rows={5} avatar={false} />}
      />
    </Dialog>
  );
}
