export type GhostCardProps = {
  top: number;
  height: number;
  title: string;
  hour: string;
  /** In a word, or empty. */
  refusal: string;
  /** Whether it cannot be, or is only asked about; null when nothing stands against it. */
  isFinal: boolean | null;
  isHeld: boolean;
};

/** Where what is held or written would land, with its hour beside it; red where it cannot be. */
export function GhostCard({ top, height, title, hour, refusal, isFinal, isHeld }: GhostCardProps) {
  const tone = isFinal === null ? "" : isFinal ? "bad" : "asked";
  const looks = ["ghost", isHeld && "held", tone, top < 26 && "low"].filter(Boolean).join(" ");
  return (
    <div className={looks} style={{ top, height }}>
      <span>{title}</span>
      <span className="hour">{refusal ? `${hour} · ${refusal}` : hour}</span>
    </div>
  );
}
