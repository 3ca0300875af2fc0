// The people with their colours and how full their visible days are. A tap shows only that person.
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import type { AgendaAddress } from "../agenda-address.ts";
import { occupancyText } from "../date-words.ts";
import type { Person } from "../grid/columns.ts";
import { type Occupancy, percentOf } from "../view/occupancy.ts";

type Props = {
  people: readonly Person[];
  occupancy: ReadonlyMap<string, Occupancy>;
  address: AgendaAddress;
  go: (change: Partial<AgendaAddress>) => void;
};

export function OccupancyStrip({ people, occupancy, address, go }: Props) {
  const chosen = address.people;
  return (
    <Box role="group" aria-label="Ocupación por especialista" data-pans sx={STRIP}>
      {people.map((one) => {
        const own = occupancy.get(one._id);
        const percent = own ? percentOf(own) : null;
        const isAlone = chosen?.length === 1 && chosen[0] === one._id;
        const isOut = chosen !== null && !chosen.includes(one._id);
        return (
          <ButtonBase
            key={one._id}
            aria-pressed={isAlone}
            title={own && percent !== null ? occupancyText(one.name, own) : one.name}
            onClick={() => go({ people: isAlone ? null : [one._id] })}
            sx={{ ...CHIP, opacity: isOut ? 0.55 : 1, ...(isAlone && { bgcolor: "action.selected" }) }}
          >
            <Box component="span" sx={{ width: 9, height: 9, borderRadius: "50%", bgcolor: one.colorHex }} />
            {one.name}
            {percent !== null && (
              <>
                <Box component="span" aria-hidden sx={METER}>
                  <Box component="span" sx={{ width: `${percent}%`, bgcolor: one.colorHex }} />
                </Box>
                <Box component="span" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
                  {percent} %
                </Box>
              </>
            )}
          </ButtonBase>
        );
      })}
    </Box>
  );
}

const STRIP = {
  display: "flex",
  gap: 0.5,
  px: { xs: 1, sm: 1.5 },
  pb: 0.75,
  overflowX: "auto",
  flexShrink: 0,
  scrollbarWidth: "none",
} as const;
const CHIP = {
  gap: 0.75,
  px: 1,
  height: 28,
  flexShrink: 0,
  borderRadius: "14px",
  fontSize: 13,
  whiteSpace: "nowrap",
  "&:hover": { bgcolor: "action.hover" },
} as const;
const METER = {
  width: 36,
  height: 4,
  borderRadius: "2px",
  overflow: "hidden",
  bgcolor: "divider",
  "& > span": { display: "block", height: 1 },
} as const;
