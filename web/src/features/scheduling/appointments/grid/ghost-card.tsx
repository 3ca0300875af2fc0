export type GhostCardProps = {
  top: number;
  height: number;
  title: string;
  hour: string;
  /** A short text, or empty. */
  refusal: string;
  /** Whether it is impossible or needs confirmation; null without a problem. */
  isFinal: boolean | null;
  isHeld: boolean;
};

/** The target of a drag or form, with its hour; red when it is impossible. */
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
