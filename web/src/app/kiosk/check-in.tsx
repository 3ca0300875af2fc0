// The check-in: a number, a code, and the answer, which clears itself. By its own pad or a keyboard.
import { useEffect, useRef, useState } from "react";
import { CallError, UNKNOWN_FAILURE } from "../../lib/client.ts";
import { sendArrival } from "./kiosk-calls.ts";
import { NumberPad } from "./number-pad.tsx";

const ANSWER_MS = 9_000;
/** Half a number that nobody goes on with. */
const IDLE_MS = 40_000;
const [SHORTEST, LONGEST, CODE] = [10, 15, 4];

type Answer = { isHere: boolean; title: string; text: string };
type Step = { kind: "number" } | { kind: "code"; number: string } | { kind: "sending" } | ({ kind: "answer" } & Answer);

export function CheckIn({ onChanged }: { onChanged: () => void }) {
  const [step, setStep] = useState<Step>({ kind: "number" });
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { kind } = step;
  const go = (next: Step) => {
    setStep(next);
    setTyped("");
  };
  const isBegun = kind === "code" || typed !== "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key and each step begins the time again
  useEffect(() => {
    if (kind !== "answer" && !isBegun) return;
    const timer = setTimeout(() => go({ kind: "number" }), kind === "answer" ? ANSWER_MS : IDLE_MS);
    return () => clearTimeout(timer);
  }, [kind, typed, isBegun]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step has a new field
  useEffect(() => field.current?.focus({ preventScroll: true }), [kind]);
  // a keyboard writes wherever the focus is
  useEffect(() => {
    const take = ({ key, target }: KeyboardEvent) => {
      if (kind === "answer" && (key === "Enter" || key === "Escape" || /^\d$/.test(key))) go({ kind: "number" });
      else if (key === "Escape") go({ kind: "number" });
      else if (/^\d$/.test(key) && target !== field.current) field.current?.focus({ preventScroll: true });
    };
    window.addEventListener("keydown", take);
    return () => window.removeEventListener("keydown", take);
  });

  async function send(number: string, code: string) {
    go({ kind: "sending" });
    try {
      const { data } = await sendArrival({ whatsapp: number, code });
      go({ kind: "answer", isHere: true, title: "Llegaste", text: `${data.name}: ${lowerFirst(data.text)}` });
    } catch (reason) {
      const error = reason instanceof CallError ? reason : new CallError(0, UNKNOWN_FAILURE);
      const isSaid = error.outcome === "refused";
      const text = isSaid ? error.message : "Sin conexión. Pasa a recepción: ahí registran tu llegada.";
      go({ kind: "answer", isHere: false, title: "No quedó registrada", text });
    }
    onChanged();
  }

  const change = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, kind === "code" ? CODE : LONGEST);
    setTyped(digits);
    if (step.kind === "code" && digits.length === CODE) void send(step.number, digits);
  };
  const mayGo = kind === "number" && typed.length >= SHORTEST;

  if (step.kind === "answer") {
    return (
      <section className="kiosk-check">
        <div className={step.isHere ? "kiosk-answer is-here" : "kiosk-answer"} role="status">
          <Mark isHere={step.isHere} />
          <h2>{step.title}</h2>
          <p>{step.text}</p>
        </div>
        <button type="button" className="second kiosk-wide" onClick={() => go({ kind: "number" })}>
          {step.isHere ? "Listo" : "Intentar de nuevo"}
        </button>
      </section>
    );
  }
  if (step.kind === "sending") {
    return (
      <section className="kiosk-check">
        <div className="kiosk-answer" role="status">
          <p>Registrando tu llegada…</p>
        </div>
      </section>
    );
  }
  const isCode = step.kind === "code";
  return (
    <form
      className="kiosk-check"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (mayGo) go({ kind: "code", number: typed });
      }}
    >
      <h2>{isCode ? "Escribe tu código" : "Registra tu llegada"}</h2>
      <label className="quiet" htmlFor="kiosk-field">
        {isCode ? "Los 4 dígitos del código de tu cita" : "Tu número de WhatsApp, a 10 dígitos"}
      </label>
      <input
        id="kiosk-field"
        key={kind}
        ref={field}
        className={isCode ? "kiosk-field is-code" : "kiosk-field"}
        // the pad below is the keyboard of the tablet
        inputMode="none"
        autoComplete="off"
        value={isCode ? typed : grouped(typed)}
        onChange={({ target }) => change(target.value)}
      />
      <NumberPad
        onDigit={(digit) => change(typed + digit)}
        onErase={() => change(typed.slice(0, -1))}
        onClear={() => setTyped("")}
        canErase={typed !== ""}
      />
      {isCode ? (
        <button type="button" className="second kiosk-wide" onClick={() => go({ kind: "number" })}>
          Cambiar mi número
        </button>
      ) : (
        <button type="submit" className="first kiosk-wide" disabled={!mayGo}>
          Continuar
        </button>
      )}
    </form>
  );
}

function Mark({ isHere }: { isHere: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="72" height="72" aria-hidden="true">
      <path
        fill="currentColor"
        d={
          isHere
            ? "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m-2 14.4L5.6 12 7 10.6l3 3 7-7L18.4 8z"
            : "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m1 15h-2v-2h2zm0-4h-2V7h2z"
        }
      />
    </svg>
  );
}

/** '222 123 4567' */
function grouped(digits: string): string {
  if (digits.length > SHORTEST) return digits;
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(" ");
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
