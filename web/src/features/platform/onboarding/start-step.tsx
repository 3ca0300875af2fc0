import Box from "@mui/material/Box";
import { useState } from "react";
import { ShoppingBagOutlined } from "../../../ui/icon/money.ts";
import { GroupsOutlined } from "../../../ui/icon/people.ts";
import { CalendarMonthOutlined, EventAvailableOutlined } from "../../../ui/icon/places.ts";
import { AIMS, type Aim } from "./aims.ts";
import { Frame } from "./frame.tsx";
import type { Sells } from "./steps.ts";
import { Way } from "./way.tsx";

const ICONS = {
  agenda: <CalendarMonthOutlined />,
  sales: <ShoppingBagOutlined />,
  events: <EventAvailableOutlined />,
  people: <GroupsOutlined />,
};

type StartStepProps = { sells: Sells; onBack: () => void; onChosen: (sells: Sells) => void };

/** The main purpose of the product, and its variant if it has any: a choice goes on at once. */
export function StartStep({ sells, onBack, onChosen }: StartStepProps) {
  const [aim, setAim] = useState<Aim | null>(null);
  const ways = aim && "ways" in aim ? aim.ways : null;
  return (
    <Frame
      key={aim?.title}
      step="start"
      sells={sells}
      onBack={() => (aim ? setAim(null) : onBack())}
      {...(aim && { title: aim.title, text: "¿Cuál se parece más a lo que haces?" })}
    >
      <Box sx={{ display: "grid", gap: 1.5 }}>
        {ways
          ? ways.map((way) => (
              <Way key={way.title} title={way.title} text={way.text} onSelect={() => onChosen(way.sells)} />
            ))
          : AIMS.map((one) => (
              <Way
                key={one.title}
                icon={ICONS[one.icon]}
                title={one.title}
                text={one.text}
                onSelect={() => ("sells" in one ? onChosen(one.sells) : setAim(one))}
              />
            ))}
      </Box>
    </Frame>
  );
}
