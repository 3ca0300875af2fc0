// 'Carga Masiva': the steps of an upload in one dialog. If the page closes while rows are sent, the next opening
// continues.
import Box from "@mui/material/Box";
import { type ReactNode, useState } from "react";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { CheckedStep } from "./checked-step.tsx";
import { ChooseStep } from "./choose-step.tsx";
import { ColumnsStep } from "./columns-step.tsx";
import { EndedStep } from "./ended-step.tsx";
import type { ImportOf } from "./import-of.ts";
import { CheckingStep, SendingStep } from "./progress-steps.tsx";
import { useImport } from "./use-import.ts";

/** `head`: shown above all steps except sending, such as the tabs. */
type Props = { of: ImportOf; onClose: () => void; title?: string; head?: ReactNode };

export function ImportDialog({ of, onClose, title = "Carga Masiva", head }: Props) {
  const [once] = useState(of);
  const { step, choose, lookAgain, verify, correct, start, cancel, again, show, clearError, key } = useImport(once);
  return (
    <Dialog open onClose={onClose} title={title} size="large" busy={step.at === "sending"}>
      {step.at !== "sending" && head && <Box sx={{ mb: 2 }}>{head}</Box>}
      {step.at === "choose" && (
        <ChooseStep of={once} error={step.error} keptAs={key} onFile={choose} onOpen={show} onChosen={clearError} />
      )}
      {step.at === "checking" && <CheckingStep {...step} />}
      {step.at === "columns" && (
        <ColumnsStep
          {...step}
          key={`${step.look.guess.sheet} ${step.look.guess.headerLine}`}
          fields={once.fields}
          onLook={(sheet, headerLine) => void lookAgain(step.file, sheet, headerLine)}
          onNext={(mapping) => void verify({ file: step.file, look: step.look, mapping, isTold: true })}
          onBack={again}
        />
      )}
      {step.at === "checked" && (
        <CheckedStep
          {...step}
          onStart={(repair) => void start(step, repair)}
          onColumns={() => correct(step)}
          onBack={again}
        />
      )}
      {step.at === "sending" && <SendingStep {...step} onCancel={cancel} />}
      {step.at === "ended" && <EndedStep of={once} {...step} onAgain={again} />}
    </Dialog>
  );
}
