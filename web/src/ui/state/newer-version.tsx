import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";

/** Somebody else saved what is being edited: says so, and offers to begin again from there. */
export function NewerVersion({ onShow, children }: { onShow: () => void; children: ReactNode }) {
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button size="small" variant="text" onClick={onShow}>
          Ver la versión actual
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
