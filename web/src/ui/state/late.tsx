// A part that is loaded when it is first needed. When it cannot be loaded, that is said where the part would stand, it can
// be tried again, and the rest of the screen goes on.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from "react";

/**
 * What failed once stays failed: `renew` makes the next try a part of its own. `come` loads it ahead: whoever shows it then
 * has it at once.
 */
export type LatePart<Props> = { current: ComponentType<Props>; renew: () => void; come: () => Promise<void> };
type LateProps<Props> = {
  part: LatePart<Props>;
  props: Props;
  /** While it loads; nothing unless told. */
  waiting?: ReactNode;
  /** In its place when it did not come; a line with 'Reintentar' unless told. */
  failed?: (retry: () => void) => ReactNode;
};

export function Late<Props extends object>({ part, props, waiting = null, failed = notLoaded }: LateProps<Props>) {
  const [tries, setTries] = useState(0);
  const retry = () => {
    // some browsers remember for good that a file could not be loaded: the whole page asks anew
    if (tries > 0) return location.reload();
    part.renew();
    setTries(tries + 1);
  };
  return (
    <LateBoundary key={tries} failed={() => failed(retry)}>
      <Suspense fallback={waiting}>{createElement(part.current, props)}</Suspense>
    </LateBoundary>
  );
}

export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let there: ComponentType<Props> | undefined;
  const get = async () => {
    there = await load();
    return there;
  };
  const attempt = (): ComponentType<Props> => {
    const coming = lazy(async () => ({ default: await get() })) as ComponentType<Props>;
    return (props) => createElement(Shown<Props>, { pick: () => there ?? coming, props });
  };
  const part: LatePart<Props> = {
    current: attempt(),
    renew: () => {
      part.current = attempt();
    },
    come: async () => void (await get()),
  };
  return part;
}

/** What was drawn once stays the same part, also when the other one has come. */
function Shown<Props extends object>({ pick, props }: { pick: () => ComponentType<Props>; props: Props }) {
  const [part] = useState(pick);
  return createElement(part, props);
}

function notLoaded(retry: () => void): ReactNode {
  return <NotLoaded onRetry={retry} />;
}

type BoundaryProps = { failed: (error: unknown) => ReactNode; children: ReactNode };
type BoundaryState = { error: unknown; hasFailed: boolean };

/** React catches what breaks below only in a class. */
export class LateBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed(this.state.error) : this.props.children;
  }
}

/** Small enough for a bar; `children`: other ways out. */
export function NotLoaded({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  return (
    <Box role="alert" sx={{ display: "flex", alignItems: "center", flexWrap: "wrap", gap: 1, typography: "body2" }}>
      <span>No se pudo cargar esta parte.</span>
      <Button size="small" onClick={onRetry}>
        Reintentar
      </Button>
      {children}
    </Box>
  );
}
