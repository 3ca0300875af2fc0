// The agenda's heading: date navigation, branch and people, and the primary action.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Fab from "@mui/material/Fab";
import { useContext } from "react";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import { ExpandMoreRounded } from "../../../../ui/icon/arrows.ts";
import { AddRounded } from "../../../../ui/icon/list-actions.ts";
import { StorefrontOutlined } from "../../../../ui/icon/places.ts";
import { ChevronLeftRounded, ChevronRightRounded } from "../../../../ui/icon/steps.ts";
import { ariaKeys } from "../../../../ui/key/key-text.ts";
import { useNarrowHead, usePhone } from "../../../../ui/layout/use-screen.ts";
import { Late } from "../../../../ui/state/late.tsx";
import { ALL_BRANCHES } from "../agenda-address.ts";
import { AgendaParts } from "../agenda-parts.ts";
import { VIEW_WORDS } from "../view/views.ts";
import { DayPicker, NARROW } from "./day-picker.tsx";
import { HEAD, ROOM_FOR } from "./head-room.ts";
import type { AgendaHeaderProps } from "./header-props.ts";
import { ShownMenu } from "./shown-menu.tsx";
import { ViewSwitch } from "./view-switch.tsx";

export function AgendaHeader(props: AgendaHeaderProps) {
  const { address, day, today, go, onStep, onCreate, createLabel } = props;
  const phone = usePhone();
  const isNarrow = useNarrowHead();
  const mayCall = useMayCall();
  const parts = useContext(AgendaParts).flatMap(({ name, heading }) =>
    heading && mayCall(heading) ? [{ name, part: heading.part }] : [],
  );
  const { before, after } = VIEW_WORDS[address.view];
  return (
    <Box
      component="header"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: { xs: 0.5, sm: 1 },
        px: { xs: 1, sm: 2 },
        minHeight: 56,
        flexShrink: 0,
        ...HEAD,
        [NARROW]: { gap: 0 },
      }}
    >
      <Button
        onClick={() => go({ day: null })}
        aria-keyshortcuts={ariaKeys("agenda", "today")}
        disabled={day === today}
        sx={{
          order: { xs: 1, sm: 0 },
          "&.Mui-disabled": { display: { xs: "none", sm: "inline-flex" } },
          [ROOM_FOR.wideButtons]: { px: 1, minWidth: 44 },
          [NARROW]: { px: 1, minWidth: 44 },
        }}
      >
        Hoy
      </Button>
      <IconAction label={before} onClick={() => onStep(-1)}>
        <ChevronLeftRounded />
      </IconAction>
      <IconAction label={after} onClick={() => onStep(1)}>
        <ChevronRightRounded />
      </IconAction>
      <DayPicker
        day={day}
        today={today}
        span={address.view === "day" ? "día" : "día o semana"}
        title={props.title}
        onPick={(picked) => go({ day: picked })}
      />
      <Box sx={{ flex: 1 }} />
      {!isNarrow && <BranchMenu {...props} />}
      <Box sx={{ order: { xs: 2, sm: 0 }, display: "flex" }}>
        {parts.map(({ name, part }) => (
          <Late
            key={name}
            part={part}
            props={{ branchId: address.branchId === ALL_BRANCHES ? null : props.branch._id, days: props.days }}
          />
        ))}
      </Box>
      <Box sx={{ order: { xs: 2, sm: 0 } }}>
        <ShownMenu {...props} />
      </Box>
      {!isNarrow && <ViewSwitch view={address.view} onChange={(view) => go({ view })} />}
      {onCreate &&
        (phone ? (
          <Fab
            color="primary"
            aria-label={createLabel}
            onClick={onCreate}
            sx={{ position: "fixed", right: 16, bottom: "calc(72px + env(safe-area-inset-bottom))", zIndex: 6 }}
          >
            <AddRounded />
          </Fab>
        ) : (
          <Button
            variant="contained"
            color="primary"
            aria-label={createLabel}
            title={createLabel}
            onClick={onCreate}
            aria-keyshortcuts={ariaKeys("agenda", "create")}
            sx={{
              flexShrink: 0,
              gap: 1,
              [ROOM_FOR.createText]: { minWidth: 44, px: 1, "& span.text": { display: "none" } },
            }}
          >
            <AddRounded />
            <span className="text">{createLabel}</span>
          </Button>
        ))}
    </Box>
  );
}

function BranchMenu({ desk, branch, address, go }: AgendaHeaderProps) {
  if (desk.branches.length < 2) return null;
  const isAll = address.branchId === ALL_BRANCHES;
  return (
    <MenuButton
      label="Elegir sucursal"
      trigger={(trigger) => (
        <Button
          {...trigger}
          startIcon={<StorefrontOutlined />}
          endIcon={<ExpandMoreRounded />}
          sx={{ maxWidth: 220, flexShrink: 0, [ROOM_FOR.wideButtons]: { px: 1, minWidth: 44 } }}
        >
          <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
            {isAll ? "Todas las sucursales" : branch.name}
          </Box>
        </Button>
      )}
      actions={[
        ...desk.branches.map((one) => ({
          label: one.name,
          selected: !isAll && one._id === branch._id,
          onSelect: () => go({ branchId: one._id, people: null }),
        })),
        {
          label: "Todas las sucursales",
          divided: true,
          selected: isAll,
          onSelect: () => go({ branchId: ALL_BRANCHES, people: null }),
        },
      ]}
    />
  );
}
