// Registering, where a capability takes sheets: 'Individual' or 'Carga Masiva' in one dialog. What was typed of one is still
// there when somebody comes back from the other: the form keeps its draft.
import type { Route } from "@mostrador/domain/kit/route.ts";
import { type ReactNode, useState } from "react";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { Late, type LatePart } from "../../../ui/state/late.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";

/** What the dialog of an upload is given. */
type ManyProps = { onClose: () => void; title?: string; head?: ReactNode };

type Props = {
  title: string;
  /** The call by which an upload begins: who may not make it sees the form alone. */
  bring: Route;
  /** The form of one, with what stands above it. */
  one: (head: ReactNode) => ReactNode;
  /** The dialog of an upload, loaded when it is chosen. */
  many: LatePart<ManyProps>;
  onClose: () => void;
};

export function OneOrMany({ title, bring, one, many, onClose }: Props) {
  const [way, setWay] = useState<"individual" | "masiva">("individual");
  const mayBring = useMayCall()(bring);
  const head = mayBring && (
    <Tabs
      label="Cómo registrar"
      value={way}
      onChange={setWay}
      tabs={[
        { value: "individual", label: "Individual" },
        { value: "masiva", label: "Carga Masiva" },
      ]}
    />
  );
  if (way === "individual") return one(head);
  const waiting = (
    <Dialog open onClose={onClose} title={title} size="large">
      {head}
      <FormSkeleton />
    </Dialog>
  );
  return <Late part={many} props={{ onClose, title, head }} waiting={waiting} />;
}
