import VisibilityOffOutlined from "@mui/icons-material/VisibilityOffOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A password that can be shown. */
export function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const label = shown ? "Ocultar contraseña" : "Mostrar contraseña";
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      end={
        <IconButton size="small" aria-label={label} title={label} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
        </IconButton>
      }
    />
  );
}
