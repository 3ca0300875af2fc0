// 'Probar': a conversation with the assistant as its form is now. Nothing is sent or stored.
import { answerPrice } from "@mostrador/domain/automation/assistants/answer-price.ts";
import { LONGEST_LINE, type RehearsalDraft } from "@mostrador/domain/automation/assistants/rehearsal/schema.ts";
import type { Assistant } from "@mostrador/domain/automation/assistants/schema.ts";
import { creditText } from "@mostrador/domain/money/credits/credit-words.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { Drawer } from "../../../../ui/dialog/drawer.tsx";
import { EditOutlined } from "../../../../ui/icon/list-actions.ts";
import { ReplyRounded } from "../../../../ui/icon/media.ts";
import { Notice } from "../../../../ui/state/notice.tsx";
import { RehearsalComposer } from "./rehearsal-composer.tsx";
import { RehearsalSetup } from "./rehearsal-setup.tsx";
import { RehearsedTurn } from "./rehearsed-turn.tsx";
import { useRehearsal } from "./use-rehearsal.ts";

type Props = { assistant: Assistant; draft: RehearsalDraft; onClose: () => void };

export function RehearsalPanel({ assistant, draft, onClose }: Props) {
  const rehearsal = useRehearsal(assistant._id, draft);
  const [isSettingUp, setSettingUp] = useState(false);
  const [text, setText] = useState("");
  const end = useRef<HTMLLIElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const { said, situation, isWaiting, linesLeft } = rehearsal;
  const name = draft.name ?? assistant.name;
  const count = said.length;
  const isForTeam = (draft.correspondTo ?? assistant.correspondTo) === "business";
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [count]);
  const tell = (line: string) => {
    rehearsal.tell(line);
    setText("");
    // the pressed example disappears, so the focus moves on
    input.current?.focus();
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={`Probar a ${name}`}
      width={520}
      actions={
        <RehearsalComposer
          input={input}
          text={text}
          onText={setText}
          onSend={tell}
          isWaiting={isWaiting}
          isOver={linesLeft === 0}
          most={LONGEST_LINE}
          placeholder={isForTeam ? "Escribe como tu equipo" : "Escribe como cliente"}
        />
      }
    >
      <Box sx={{ display: "flex", flexDirection: "column", gap: 1.5 }}>
        <Notice tone="primary">{`Nada se envía ni se guarda: no agenda, no avisa a nadie.\n${costText(assistant)}`}</Notice>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Typography variant="body2" sx={{ flexBasis: "100%", overflowWrap: "anywhere" }}>
            {isForTeam ? teamText(situation.label) : `Escribe: ${situation.label}`}
          </Typography>
          <Button
            size="small"
            startIcon={<EditOutlined />}
            onClick={() => setSettingUp(!isSettingUp)}
            aria-expanded={isSettingUp}
          >
            Cambiar
          </Button>
          <Button
            size="small"
            startIcon={<ReplyRounded />}
            disabled={count === 0 || isWaiting}
            onClick={() => setText(rehearsal.undo())}
          >
            Deshacer
          </Button>
          <Button size="small" disabled={count === 0} onClick={() => rehearsal.restart()}>
            Empezar de nuevo
          </Button>
        </Box>
        {isSettingUp && (
          <RehearsalSetup
            situation={situation}
            isForTeam={isForTeam}
            onCancel={() => setSettingUp(false)}
            onSettled={(next) => {
              setSettingUp(false);
              rehearsal.restart(next);
            }}
          />
        )}
        {count === 0 && <FirstLines isForTeam={isForTeam} onChoose={tell} />}
        <Box component="ol" aria-label="Conversación de prueba" aria-live="polite" sx={{ m: 0, p: 0 }}>
          {said.map((each, at) => (
            <RehearsedTurn
              key={each.key}
              said={each}
              name={name}
              {...(each.error !== "" && at === count - 1 && { onRetry: () => tell(each.text) })}
            />
          ))}
          <Box component="li" ref={end} sx={{ listStyle: "none", height: 1 }} aria-hidden />
        </Box>
      </Box>
    </Drawer>
  );
}

/** The signed-in person writes; only the day and the hour can be changed. */
function teamText(label: string): string {
  const [, when] = label.split(", ");
  return `Escribes tú, con tu número comprobado${when ? `, ${when}` : ""}.`;
}

const EXAMPLES = [
  "Hola, ¿qué servicios tienen?",
  "¿Tienen lugar mañana por la tarde?",
  "Quiero hablar con una persona",
];
const TEAM_EXAMPLES = [
  "¿Qué citas tengo mañana?",
  "Bloquea el viernes de 2 a 4",
  "Recuérdame mañana a las 9 llamar al proveedor",
];

function FirstLines({ isForTeam, onChoose }: { isForTeam: boolean; onChoose: (text: string) => void }) {
  return (
    <Box sx={{ display: "flex", flexDirection: "column", alignItems: "flex-start", gap: 1, py: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {isForTeam
          ? "Escríbele como lo haría alguien de tu equipo. Puedes empezar con:"
          : "Escríbele como lo haría un cliente. Puedes empezar con:"}
      </Typography>
      {(isForTeam ? TEAM_EXAMPLES : EXAMPLES).map((text) => (
        <Button key={text} size="small" onClick={() => onChoose(text)}>
          {text}
        </Button>
      ))}
    </Box>
  );
}

/** Half of the price, as in test mode (D-9.5). */
function costText({ engine, price, correspondTo }: Assistant): string {
  if (engine === "integrado") return "Contesta el motor integrado: probar no cuesta.";
  const credits = creditText(answerPrice({ price, mode: "testing", correspondTo }));
  return `Contesta el proveedor de IA: cada respuesta suya cuesta ${credits} ${credits === "1" ? "crédito" : "créditos"}, la mitad, como en pruebas.`;
}
