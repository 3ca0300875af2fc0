// The hour at the branch, and the theme that belongs to it, looked at again each minute.
import { type KioskTheme, kioskMode } from "@mostrador/domain/scheduling/kiosk/theme.ts";
import { useEffect, useState } from "react";

/** '4:30 pm' at the branch; '' before its zone is known. */
export function useClock(zone: string | undefined, theme: KioskTheme | undefined): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const untilNextMinute = () => 60_000 - (Date.now() % 60_000) + 50;
    let timer = setTimeout(function tick() {
      setNow(Date.now());
      timer = setTimeout(tick, untilNextMinute());
    }, untilNextMinute());
    return () => clearTimeout(timer);
  }, []);
  const time = zone ? timeAt(zone, now) : "";
  useEffect(() => {
    if (!time || !theme) return;
    const mode = kioskMode(theme, time);
    document.documentElement.setAttribute("data-mode", mode);
    document.querySelector("meta[name=color-scheme]")?.setAttribute("content", mode);
  }, [time, theme]);
  if (!time) return "";
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "am" : "pm"}`;
}

/** 'HH:mm' */
function timeAt(zone: string, now: number): string {
  const parts = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: zone } as const;
  return new Intl.DateTimeFormat("es-MX", parts).format(now);
}
