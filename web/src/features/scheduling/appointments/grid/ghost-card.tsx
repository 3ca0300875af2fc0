/** Where what is held would land, with its hour beside it. */
export function GhostCard(props: { top: number; height: number; title: string; hour: string; isHeld: boolean }) {
  const { top, height, title, hour, isHeld } = props;
  return (
    <div className={`ghost${isHeld ? " held" : ""}${top < 26 ? " low" : ""}`} style={{ top, height }}>
      <span>{title}</span>
      <span className="hour">{hour}</span>
    </div>
  );
}
