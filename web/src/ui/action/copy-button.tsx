import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { ContentCopyOutlined } from "../icon/list-actions.ts";
import { CheckRounded } from "../icon/states.ts";
import { IconAction } from "./icon-action.tsx";

/** Copies a text, and confirms it on the button. */
export function CopyButton({
  text,
  label = "Copiar",
  iconOnly = false,
}: {
  text: string;
  label?: string;
  iconOnly?: boolean;
}) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const icon = copied ? <CheckRounded /> : <ContentCopyOutlined />;
  const shown = copied ? "Copiado" : label;
  if (iconOnly)
    return (
      <IconAction label={shown} onClick={() => void copy()}>
        {icon}
      </IconAction>
    );
  return (
    <Button startIcon={icon} onClick={() => void copy()} aria-live="polite">
      {shown}
    </Button>
  );
}
