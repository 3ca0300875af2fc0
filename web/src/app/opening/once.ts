// Replaces React's hooks where the agenda's parts are drawn once: keeps no state and calls no effects.

export const memo = <Part>(part: Part): Part => part;
export const useMemo = <Value>(make: () => Value): Value => make();
export const useCallback = <Call>(call: Call): Call => call;
export const createContext = <Value>(value: Value) => ({ value });
export const useContext = <Value>(context: { value: Value }): Value => context.value;
