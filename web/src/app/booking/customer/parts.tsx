// The basic components of the booking page.
import { type ReactNode, useEffect, useId, useRef } from "react";
import { addressOf } from "../../../ui/media/media.ts";

/** A question; it takes the focus when it appears. */
export function Question({ title, children, back }: { title: string; children: ReactNode; back?: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body || !document.activeElement?.matches("input"))
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="question">
      <div className="question-head">
        {back && (
          <button type="button" className="back" onClick={back} aria-label="Volver">
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path fill="currentColor" d="M15.4 5.4 14 4l-8 8 8 8 1.4-1.4L8.8 12z" />
            </svg>
          </button>
        )}
        <h2 tabIndex={-1} ref={heading}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
}

type OptionProps = {
  title: string;
  text?: string;
  side?: ReactNode;
  mark?: string;
  /** The address of a picture; one that fails to load leaves no gap. */
  image?: string;
  onClick: () => void;
};

export function Option({ title, text, side, mark, image, onClick }: OptionProps) {
  return (
    <li>
      <button type="button" className="option" onClick={onClick}>
        {mark && (
          <span className="mark" style={{ background: mark }} aria-hidden="true">
            {title.slice(0, 1).toUpperCase()}
          </span>
        )}
        {image && (
          <img
            className="option-image"
            src={addressOf(image)}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            decoding="async"
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        )}
        <span className="option-text">
          <strong>{title}</strong>
          {text && <span className="quiet">{text}</span>}
        </span>
        {side && <span className="option-side">{side}</span>}
      </button>
    </li>
  );
}

export function Problem({ children, onRetry }: { children: ReactNode; onRetry?: (() => void) | undefined }) {
  return (
    <div className="problem" role="alert">
      <p>{children}</p>
      {onRetry && (
        <button type="button" className="second" onClick={onRetry}>
          Reintentar
        </button>
      )}
    </div>
  );
}

export function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="loading">
      <i />
      <i />
      <i />
    </div>
  );
}

type FieldProps = React.InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  error?: string | undefined;
  help?: string;
};

export function Field({ label, error, help, ...input }: FieldProps) {
  const id = useId();
  const said = error ?? help;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-invalid={error !== undefined} aria-describedby={said ? `${id}-said` : undefined} {...input} />
      {said && (
        <p id={`${id}-said`} className={error ? "field-error" : "quiet"} role={error ? "alert" : undefined}>
          {said}
        </p>
      )}
    </div>
  );
}
