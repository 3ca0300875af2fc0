type Props = { title: string; hasStrip: boolean };

/** The heading says which days these are; its buttons are bars, as wide as they will be. */
export function PictureHeader({ title, hasStrip }: Props) {
  return (
    <>
      <div className="heading">
        <div className="b today-bar" />
        <div className="b way-bar" />
        <div className="b way-bar" />
        <span className="days">{title}</span>
        <div className="b tools-bar" />
      </div>
      {hasStrip && (
        <div className="strip">
          <div className="b" style={{ width: 420, height: 16 }} />
        </div>
      )}
    </>
  );
}
