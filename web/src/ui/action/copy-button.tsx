import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { ContentCopyOutlined } from "../icon/list-actions.ts";
import { CheckRounded } from "../icon/outcomes.ts";
import { IconAction } from "./icon-action.tsx";
import { useCopy } from "./use-copy.ts";

type Props = {
  text: string;
  label?: string;
  /** What the notice calls the text: 'Enlace copiado'. */
  name?: string;
  iconOnly?: boolean;
};

/** Copies a text, and confirms it on the button. */
export function CopyButton({ text, label = "Copiar", name, iconOnly = false }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = useCopy();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const press = async () => setCopied(await copy(text, name));
  const icon = copied ? <CheckRounded /> : <ContentCopyOutlined />;
  const shown = copied ? "Copiado" : label;
  if (iconOnly)
    return (
      <IconAction label={shown} onClick={() => void press()}>
        {icon}
      </IconAction>
    );
  return (
    <Button startIcon={icon} onClick={() => void press()} aria-live="polite">
      {shown}
    </Button>
  );
}
