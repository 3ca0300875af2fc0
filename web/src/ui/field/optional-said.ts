// Whether a field that may stay empty says '(opcional)': in a form it does; among filters every one may.
import { createContext } from "react";

export const OptionalSaid = createContext(true);
