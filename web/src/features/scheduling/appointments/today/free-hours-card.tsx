// The free hours of today: a touch begins an appointment there.

import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { hourOfMinutes } from "../../../../ui/time/hour-text.ts";
import type { FreeHours } from "./free-hours.ts";

const MOST_PEOPLE = 6;
const HOUR = 60;
type FreePlace = { branchId: string; specialistId: string; from: number; to: number };

type Props = {
  hours: readonly FreeHours[];
  /** Null: this person may not book. */
  onBook: ((place: FreePlace) => void) | null;
};

export function FreeHoursCard({ hours, onBook }: Props) {
  const isClosed = hours.every(({ closed }) => closed !== null);
  const isFull = hours.every(({ people }) => people.every(({ free }) => free.length === 0));
  return (
    <Card title="Horas libres de hoy">
      {isClosed ? (
        <Empty drawing="agenda" dense text={closedText(hours[0]?.closed ?? "")} />
      ) : isFull ? (
        <Empty drawing="agenda" dense text="Ya no quedan horas libres por hoy." />
      ) : (
        hours.map((each) => <Place key={each.branch._id} of={each} saysName={hours.length > 1} onBook={onBook} />)
      )}
    </Card>
  );
}

function closedText(reason: string): string {
  return reason === "" ? "Hoy está cerrado." : `Hoy está cerrado: ${reason}.`;
}

function Place({ of, saysName, onBook }: { of: FreeHours; saysName: boolean; onBook: Props["onBook"] }) {
  const { branch, closed, people } = of;
  const free = people.filter((each) => each.free.length > 0);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? free : free.slice(0, MOST_PEOPLE);
  return (
    <Box component="section" aria-label={`Horas libres en ${branch.name}`} sx={{ "& + &": { mt: 2 } }}>
      {saysName && (
        <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
          {branch.name}
        </Typography>
      )}
      {free.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {closed === null ? "Sin horas libres." : closedText(closed)}
        </Typography>
      )}
      {shown.map(({ person, free: spans }) => (
        <Box key={person._id} sx={{ display: "flex", gap: 1.5, py: 0.75, alignItems: "flex-start" }}>
          <Avatar name={person.name} size={28} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography variant="body2" noWrap sx={{ fontWeight: 500, lineHeight: "28px" }}>
              {person.name}
            </Typography>
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.75 }}>
              {spans.map((span) => (
                <Hours
                  key={span.from}
                  span={span}
                  who={person.name}
                  onBook={
                    onBook &&
                    (() =>
                      onBook({
                        ...{ branchId: branch._id, specialistId: person._id, from: span.from },
                        to: Math.min(span.to, span.from + HOUR),
                      }))
                  }
                />
              ))}
            </Box>
          </Box>
        </Box>
      ))}
      {free.length > shown.length && (
        <Button size="small" variant="text" onClick={() => setIsWhole(true)} sx={{ ml: -1 }}>
          Ver a los otros {free.length - shown.length}
        </Button>
      )}
    </Box>
  );
}

function Hours({ span, who, onBook }: { span: Span; who: string; onBook: (() => void) | null }) {
  const text = `${hourOfMinutes(span.from)} a ${hourOfMinutes(span.to)}`;
  if (!onBook)
    return (
      <Typography variant="body2" component="span" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {text}
      </Typography>
    );
  return (
    <Button
      size="small"
      onClick={onBook}
      aria-label={`Agendar con ${who} de ${text}`}
      sx={{ fontVariantNumeric: "tabular-nums", fontWeight: 400 }}
    >
      {text}
    </Button>
  );
}
