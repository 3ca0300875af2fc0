import type { AgendaHeaderProps } from "../header/header-props.ts";
import { SpanTitle } from "../header/span-title.tsx";

type Props = Pick<AgendaHeaderProps, "title"> & { hasStrip: boolean };

/** The heading with its range of days; its buttons are placeholders of the same width. */
export function PictureHeader({ title, hasStrip }: Props) {
  return (
    <>
      <div className="heading">
        <div className="b today-bar" />
        <div className="b way-bar" />
        <div className="b way-bar" />
        <span className="days">
          <SpanTitle title={title} />
        </span>
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
