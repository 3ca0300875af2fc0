// Who it is for: a name and a number, proved by a WhatsApp code when one can be sent.
import { type FormEvent, type ReactNode, useState } from "react";
import { CallError, call } from "../../../../lib/client.ts";
import { checkCode, sendCode } from "../calls.ts";
import { Field, Problem } from "../parts.tsx";
import { messageOf } from "../use-load.ts";
import { NumberField } from "./number-field.tsx";

export type Person = { name: string; whatsapp: string; countryCode: string; proof?: string };

/** Kept while the page is open: going back for another hour loses no typed values. */
let kept: Person = { name: "", whatsapp: "", countryCode: "52" };

type Props = { search: string; action: string; onReady: (person: Person) => Promise<void>; children?: ReactNode };

export function PersonForm({ search, action, onReady, children }: Props) {
  const [person, setPerson] = useState(kept);
  /** The number that received a code. */
  const [sentTo, setSentTo] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const change = (part: Partial<Person>) => {
    kept = { name: person.name, whatsapp: person.whatsapp, countryCode: person.countryCode, ...part };
    setPerson(kept);
  };
  const tryTo = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    await work().catch(setProblem);
    setBusy(false);
  };
  const number = { whatsapp: person.whatsapp, countryCode: person.countryCode };
  const finish = async (proof?: string) => {
    if (proof) {
      kept = { ...person, proof };
      setPerson(kept);
    }
    await onReady(proof ? { ...person, proof } : person);
  };
  const askForCode = () =>
    tryTo(async () => {
      if (person.proof) return finish(person.proof);
      const { data } = await call(sendCode, { params: { search }, body: number });
      if (data.sent) setSentTo(data.number);
      else if (data.needed)
        throw new CallError(422, "No pudimos mandarte el código por WhatsApp. Escríbele al negocio para reservar.");
      else await finish();
    });
  const proveWith = (code: string) =>
    tryTo(async () => {
      const { data } = await call(checkCode, { params: { search }, body: { ...number, code } });
      await finish(data.proof);
    });
  if (sentTo)
    return (
      <CodeForm
        number={sentTo}
        isBusy={isBusy}
        problem={problem}
        onCode={proveWith}
        onAnew={askForCode}
        onOther={() => {
          setProblem(null);
          setSentTo("");
        }}
      />
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void askForCode();
      }}
    >
      <Field
        label="Tu nombre"
        name="name"
        autoComplete="name"
        required
        minLength={2}
        maxLength={80}
        value={person.name}
        onChange={({ target }) => change({ name: target.value })}
        error={errorAt(problem, "name")}
      />
      <NumberField person={person} change={change} error={errorAt(problem, "whatsapp")} />
      {children}
      <General problem={problem} fields={["name", "whatsapp"]} />
      <button type="submit" className="first" disabled={isBusy}>
        {isBusy ? "Un momento…" : action}
      </button>
    </form>
  );
}

type CodeProps = {
  number: string;
  isBusy: boolean;
  problem: unknown;
  onCode: (code: string) => void;
  onAnew: () => void;
  onOther: () => void;
};

function CodeForm({ number, isBusy, problem, onCode, onAnew, onOther }: CodeProps) {
  const [code, setCode] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCode(code);
  };
  return (
    <form onSubmit={submit}>
      <p>
        Te mandamos un código por WhatsApp al <b>{number}</b>. Vence en 10 minutos.
      </p>
      <Field
        label="Código de 6 dígitos"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        pattern="\d{6}"
        maxLength={6}
        value={code}
        onChange={({ target }) => setCode(target.value.replace(/\D/g, ""))}
        error={errorAt(problem, "code")}
      />
      <General problem={problem} fields={["code"]} />
      <button type="submit" className="first" disabled={isBusy || code.length < 6}>
        {isBusy ? "Un momento…" : "Comprobar"}
      </button>
      <div className="row">
        <button type="button" className="link" onClick={onAnew} disabled={isBusy}>
          Mandar otro código
        </button>
        <button type="button" className="link" onClick={onOther}>
          Cambiar el número
        </button>
      </div>
    </form>
  );
}

function General({ problem, fields }: { problem: unknown; fields: string[] }) {
  if (!problem || fields.some((field) => errorAt(problem, field))) return null;
  return <Problem>{messageOf(problem)}</Problem>;
}

/** Calls wrap their fields: the last part of a path is the field. */
function errorAt(problem: unknown, field: string): string | undefined {
  if (!(problem instanceof CallError)) return undefined;
  return problem.errors.find(({ path }) => path.split(".").at(-1) === field)?.message;
}
