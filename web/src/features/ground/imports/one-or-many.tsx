// Registers one or many in one dialog: 'Individual' or 'Carga Masiva'. A draft keeps the form's values when switching.
import type { Route } from "@mostrador/domain/kit/route.ts";
import { type ReactNode, useState } from "react";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { Late, type LatePart } from "../../../ui/state/late.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";

/** The props of an upload dialog. */
type ManyProps = { onClose: () => void; title?: string; head?: ReactNode };

type Props = {
  title: string;
  /** The call that starts an upload: people without the permission see only the form. */
  bring: Route;
  /** The form of one, with its header. */
  one: (head: ReactNode) => ReactNode;
  /** The upload dialog, loaded when chosen. */
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
