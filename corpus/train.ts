// npm run train: writes the model's weights again after its sentences in `corpus/acts` changed.
import { writeFileSync } from "node:fs";
import { trainModel } from "./run/train.ts";

const text = `// The weights of the linear model, as \`npm run train\` writes them from the sentences of \`corpus/acts\`. Do not edit.
export const MODEL_WEIGHTS = ${JSON.stringify(trainModel(), null, 2)} as const;
`;
const path = "../domain/src/automation/assistants/engine/lexicon/model-weights.ts";
writeFileSync(new URL(path, import.meta.url), text.replace(/"(\w+)": /g, "$1: ").replace('"\n}', '",\n}'));
