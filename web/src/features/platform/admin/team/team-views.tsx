// The tabs of /admin about the whole installation, in code of their own.
import { ChannelsView } from "./channels-view.tsx";
import { FeaturesView } from "./features-view.tsx";
import { JobsView } from "./jobs-view.tsx";
import { StorageView } from "./storage-view.tsx";

export type TeamView = "trabajos" | "canales" | "archivos" | "funciones";

const VIEWS = { trabajos: JobsView, canales: ChannelsView, archivos: StorageView, funciones: FeaturesView } as const;

export function TeamViews({ view }: { view: TeamView }) {
  const View = VIEWS[view];
  return <View />;
}
