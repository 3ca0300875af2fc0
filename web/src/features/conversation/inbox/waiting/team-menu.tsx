// Who of the team has the conversation, with the actions: take it, assign it, close it.
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import Button from "@mui/material/Button";
import { useSession } from "../../../../lib/session/session.ts";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { type MenuAction, MenuButton } from "../../../../ui/action/menu-button.tsx";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import {
  PersonAddAltOutlined,
  PersonOutlineRounded,
  PersonRemoveOutlined,
} from "../../../../ui/icon/contact-actions.ts";
import { SmartToyOutlined } from "../../../../ui/icon/messages.ts";
import { CheckCircleOutlineRounded } from "../../../../ui/icon/states.ts";
import { usePhone } from "../../../../ui/layout/use-screen.ts";
import { useHeld } from "../handover/use-held.ts";
import { useColleagues, useTeamDecisions } from "./api.ts";

type Props = { thread: Thread; mayEdit: boolean };

export function TeamMenu({ thread, mayEdit }: Props) {
  const isPhone = usePhone();
  const session = useSession();
  const own = session.status === "in" ? session.user._id : "";
  const colleagues = useColleagues(mayEdit).data ?? [];
  const { assign, resolve, isBusy } = useTeamDecisions(thread);
  const { giveBack, isBusy: isGivingBack } = useHeld(thread);
  const { assignee } = thread;
  if (!mayEdit) return null;

  const others = colleagues.filter(({ userId }) => userId !== own && userId !== assignee?.userId);
  const mayTake = assignee?.userId !== own && colleagues.some(({ userId }) => userId === own);
  const actions: MenuAction[] = [
    ...(mayTake ? [{ label: "Tomar", icon: <PersonOutlineRounded />, onSelect: () => assign(own) }] : []),
    ...others.map(({ userId, name }, index) => ({
      label: `Asignar a ${name}`,
      icon: <Avatar name={name} size={20} />,
      onSelect: () => assign(userId),
      divided: index === 0 && mayTake,
    })),
    ...(assignee
      ? [{ label: "Dejar sin asignar", icon: <PersonRemoveOutlined />, onSelect: () => assign(null), divided: true }]
      : []),
    ...(thread.mayGiveBack
      ? [{ label: "Devolver a la IA de Meta", icon: <SmartToyOutlined />, onSelect: giveBack, divided: true }]
      : []),
    ...(isPhone && !thread.resolvedAt
      ? [{ label: "Resolver", icon: <CheckCircleOutlineRounded />, onSelect: resolve, divided: true }]
      : []),
  ];
  const resolves = isPhone && !thread.resolvedAt ? " o resolver" : "";
  const who = assignee
    ? assignee.userId === own
      ? "La tienes tú"
      : `La tiene ${assignee.name}`
    : `Asignar${resolves}`;
  return (
    <>
      <MenuButton
        label={who}
        actions={actions}
        trigger={(props) =>
          isPhone ? (
            <IconAction label={who} disabled={isBusy || isGivingBack} {...props}>
              {assignee ? <Avatar name={assignee.name} size={24} /> : <PersonAddAltOutlined />}
            </IconAction>
          ) : (
            <Button
              {...props}
              size="small"
              disabled={isBusy || isGivingBack}
              aria-label={who}
              title={who}
              data-gives-way="first"
              startIcon={assignee ? <Avatar name={assignee.name} size={20} /> : <PersonAddAltOutlined />}
              sx={{ flexShrink: 0, maxWidth: 180, whiteSpace: "nowrap" }}
            >
              <span style={{ overflow: "hidden", textOverflow: "ellipsis" }}>
                {assignee ? (assignee.userId === own ? "Tuya" : assignee.name) : "Asignar"}
              </span>
            </Button>
          )
        }
      />
      {!isPhone && !thread.resolvedAt && (
        <IconAction label="Resolver" onClick={resolve} disabled={isBusy || isGivingBack}>
          <CheckCircleOutlineRounded />
        </IconAction>
      )}
    </>
  );
}
