// The list of all guards that the sabotage proof removes.
import { consent } from "./mutants/consent.ts";
import { edge } from "./mutants/edge.ts";
import { files } from "./mutants/files.ts";
import { messages } from "./mutants/messages.ts";
import type { Mutant } from "./mutants/mutant.ts";
import { numbers } from "./mutants/numbers.ts";
import { permissions } from "./mutants/permissions.ts";
import { secrets } from "./mutants/secrets.ts";
import { speech } from "./mutants/speech.ts";
import { tenancy } from "./mutants/tenancy.ts";
import { writing } from "./mutants/writing.ts";

export const MUTANTS: readonly Mutant[] = [
  ...tenancy,
  ...permissions,
  ...writing,
  ...messages,
  ...numbers,
  ...edge,
  ...consent,
  ...speech,
  ...secrets,
  ...files,
];
