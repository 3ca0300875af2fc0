// What the agenda's parts ask of React, where they are drawn once: nothing is kept, nobody is told.

export const memo = <Part>(part: Part): Part => part;
export const useMemo = <Value>(make: () => Value): Value => make();
export const useCallback = <Call>(call: Call): Call => call;
export const createContext = <Value>(value: Value) => ({ value });
export const useContext = <Value>(context: { value: Value }): Value => context.value;
