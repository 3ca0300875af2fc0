// How the state of a run is shown.
export const STATES = {
  running: { tone: "primary", mark: "dot", label: "En curso" },
  waiting: { tone: "warning", mark: "clock", label: "Espera" },
  done: { tone: "success", mark: "check", label: "Terminó" },
  stopped: { tone: "neutral", mark: "dash", label: "Detenida" },
  failed: { tone: "error", mark: "cross", label: "Falló" },
} as const;
