import type { AgendaHeaderProps } from "./header-props.ts";

/** The range of days, in the text that the heading has room for (`SPAN_TITLE`). */
export function SpanTitle({ title: { whole, short } }: Pick<AgendaHeaderProps, "title">) {
  return (
    <>
      <span className="whole">{whole}</span>
      <span className="short">{short}</span>
    </>
  );
}
