import Button from "@mui/material/Button";
import { type ReactNode, useRef, useState } from "react";
import { Card } from "../../../../ui/layout/card.tsx";

type EditCardProps = {
  title: string;
  editLabel: string;
  read: ReactNode;
  /** `close` returns to the read-only view. */
  edit: (close: () => void) => ReactNode;
};

/** A card about the person: read-only until it is edited, and again afterwards. */
export function EditCard({ title, editLabel, read, edit }: EditCardProps) {
  const [isOpen, setOpen] = useState(false);
  const comesBack = useRef(false);
  const close = () => {
    comesBack.current = true;
    setOpen(false);
  };
  return (
    <Card
      title={title}
      action={
        !isOpen && (
          <Button autoFocus={comesBack.current} onClick={() => setOpen(true)}>
            {editLabel}
          </Button>
        )
      }
    >
      {isOpen ? edit(close) : read}
    </Card>
  );
}
