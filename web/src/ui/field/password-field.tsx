import Button from "@mui/material/Button";
import { useState } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A password that can be made visible. */
export function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const word = shown ? "Ocultar" : "Mostrar";
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      end={
        <Button
          size="small"
          variant="text"
          aria-label={`${word} contraseña`}
          onClick={() => setShown(!shown)}
          sx={{ color: "text.secondary", minWidth: 0, mr: -0.5 }}
        >
          {word}
        </Button>
      }
    />
  );
}
