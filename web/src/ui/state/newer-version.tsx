import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";

/** Says that another person saved the same data, and offers to restart from there. */
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
