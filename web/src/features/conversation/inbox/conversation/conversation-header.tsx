import type { ChannelName } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { ArrowBackRounded } from "../../../../ui/icon/arrows.ts";
import { SmartToyOutlined } from "../../../../ui/icon/messages.ts";
import { VoiceOverOffOutlined } from "../../../../ui/icon/notes.ts";
import { InfoOutlined } from "../../../../ui/icon/outcomes.ts";
import { usePhone } from "../../../../ui/layout/use-screen.ts";
import { ChannelIcon } from "../channel-icon.tsx";
import { useStarts } from "../quick-actions/starts.ts";

type Props = {
  /** Undefined while unknown. */
  name: string | undefined;
  phone: string;
  channel: ChannelName;
  /** The business number used, when there are several; '' otherwise. */
  through: string;
  onBack: () => void;
  /** Undefined when the facts are shown next to the conversation. */
  onDetail: (() => void) | undefined;
  /** Who has the conversation, and the actions on that. */
  team: ReactNode;
  /** By the name of the action to start for the contact. */
  onBegin: (name: string) => void;
  assistant: AssistantToggleProps | null;
};
type AssistantToggleProps = { isOn: boolean; isSaving: boolean; onTurn: (isOn: boolean) => void };

/** The header: contact, channel, and who answers. */
export function ConversationHeader(props: Props) {
  const { name, phone, channel, through, onBack, onDetail, onBegin, team, assistant } = props;
  const starts = useStarts();
  const isPhone = usePhone();
  // on the phone the name opens the facts, because the other controls leave it little room
  const face = name ? <Avatar name={name} size={36} /> : <Skeleton variant="circular" width={36} height={36} />;
  return (
    <Box component="header" sx={HEADER}>
      {isPhone && (
        <IconAction label="Volver a las conversaciones" onClick={onBack}>
          <ArrowBackRounded />
        </IconAction>
      )}
      {isPhone && onDetail ? (
        <IconAction label="Ver datos del contacto" onClick={onDetail} sx={{ p: 0.5, ml: -1 }}>
          {face}
        </IconAction>
      ) : (
        face
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h2" noWrap title={name}>
          {name ?? <Skeleton width={120} />}
        </Typography>
        <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, typography: "caption", color: "text.secondary" }}>
          <ChannelIcon channel={channel} />
          <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
            {/* The end of the number distinguishes it from others. */}
            {[phone || channel, through && `por …${through.slice(-4)}`].filter(Boolean).join(" · ")}
          </Box>
        </Box>
      </Box>
      {team}
      {assistant && <AssistantToggle {...assistant} isSmall={isPhone} />}
      {starts.map(({ name: start, label, icon: Icon }) => (
        <IconAction key={start} label={label} onClick={() => onBegin(start)}>
          <Icon />
        </IconAction>
      ))}
      {onDetail && !isPhone && (
        <IconAction label="Ver datos del contacto" onClick={onDetail}>
          <InfoOutlined />
        </IconAction>
      )}
    </Box>
  );
}

/** The label says what a press will do. */
function AssistantToggle({ isOn, isSaving, onTurn, isSmall }: AssistantToggleProps & { isSmall: boolean }) {
  const label = isSaving ? "Guardando..." : isOn ? "Desactivar asistente" : "Activar asistente";
  const icon = isOn ? <VoiceOverOffOutlined /> : <SmartToyOutlined />;
  if (isSmall) {
    return (
      <IconAction
        label={label}
        disabled={isSaving}
        onClick={() => onTurn(!isOn)}
        sx={isOn ? undefined : { color: "secondary.ink" }}
      >
        {icon}
      </IconAction>
    );
  }
  return (
    <Button
      size="small"
      startIcon={icon}
      disabled={isSaving}
      onClick={() => onTurn(!isOn)}
      aria-label={label}
      title={label}
      data-gives-way="last"
      sx={{ flexShrink: 0 }}
    >
      <span>{label}</span>
    </Button>
  );
}

/** When space is limited, the text stays readable and the actions become icons. */
const SIGN_ALONE = {
  minWidth: 40,
  px: 1,
  "& > span:not(.MuiButton-startIcon)": { display: "none" },
  "& > .MuiButton-startIcon": { m: 0 },
} as const;
const HEADER = {
  containerType: "inline-size",
  display: "flex",
  alignItems: "center",
  gap: { xs: 0.5, md: 1.25 },
  pl: { xs: 0.5, md: 2 },
  pr: { xs: 0.5, md: 1 },
  minHeight: 56,
  borderBottom: "1px solid",
  borderColor: "divider",
  "@container (max-width: 640px)": { "& [data-gives-way=first]": SIGN_ALONE },
  "@container (max-width: 480px)": { "& [data-gives-way=last]": SIGN_ALONE },
} as const;
