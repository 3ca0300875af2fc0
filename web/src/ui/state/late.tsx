// A part that loads when it is first needed. If it cannot load, an error with a retry takes its place, and the rest of
// the screen works.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from "react";

/**
 * A failed load stays failed: `renew` creates a new lazy part for the retry. `come` preloads it, so that it is ready
 * at once.
 */
export type LatePart<Props> = { current: ComponentType<Props>; renew: () => void; come: () => Promise<void> };
type LateProps<Props> = {
  part: LatePart<Props>;
  props: Props;
  /** Shown while it loads; nothing by default. */
  waiting?: ReactNode;
  /** Shown after a failure; a line with 'Reintentar' by default. */
  failed?: (retry: () => void) => ReactNode;
};

export function Late<Props extends object>({ part, props, waiting = null, failed = notLoaded }: LateProps<Props>) {
  const [tries, setTries] = useState(0);
  const retry = () => {
    // some browsers cache a failed module: the whole page reloads
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

/** A part that was drawn once stays the same, even after the other has loaded. */
function Shown<Props extends object>({ pick, props }: { pick: () => ComponentType<Props>; props: Props }) {
  const [part] = useState(pick);
  return createElement(part, props);
}

function notLoaded(retry: () => void): ReactNode {
  return <NotLoaded onRetry={retry} />;
}

type BoundaryProps = { failed: (error: unknown) => ReactNode; children: ReactNode };
type BoundaryState = { error: unknown; hasFailed: boolean };

/** React supports error boundaries only as classes. */
export class LateBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed(this.state.error) : this.props.children;
  }
}

/** Small enough for a bar; `children`: other options. */
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
