// The digits of a tablet, large enough for a thumb. They leave the focus where it is.

type Props = { onDigit: (digit: string) => void; onErase: () => void; onClear: () => void; canErase: boolean };

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

export function NumberPad({ onDigit, onErase, onClear, canErase }: Props) {
  const digit = (text: string) => (
    <button type="button" key={text} onClick={() => onDigit(text)}>
      {text}
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field
    <div
      className="kiosk-pad"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {DIGITS.map(digit)}
      <button type="button" className="is-word" onClick={onClear} disabled={!canErase}>
        Borrar todo
      </button>
      {digit("0")}
      <button type="button" onClick={onErase} disabled={!canErase} aria-label="Borrar el último dígito">
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path
            fill="currentColor"
            d="M22 3H7L1 12l6 9h15zM20 19H8.1l-4.7-7 4.7-7H20zm-9.6-2 3.1-3.1 3.1 3.1 1.4-1.4-3.1-3.1L18 9.4 16.6 8l-3.1 3.1L10.4 8 9 9.4l3.1 3.1L9 15.6z"
          />
        </svg>
      </button>
    </div>
  );
}
