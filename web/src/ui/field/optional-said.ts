// Whether an optional field shows '(opcional)': in forms yes; in filters all are optional.
import { createContext } from "react";

export const OptionalSaid = createContext(true);
