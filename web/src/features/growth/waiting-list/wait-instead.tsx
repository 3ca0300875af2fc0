// The hour is taken: the client can join the waiting list for that day.
import Button from "@mui/material/Button";
import { useState } from "react";
import type { Wish } from "../../scheduling/appointments/index.ts";
import { AddWaiting } from "./add-waiting.tsx";

export function WaitInstead({ wish }: { wish: Wish }) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button type="button" onClick={() => setAdding(true)} sx={{ justifySelf: "start", alignSelf: "start" }}>
        Anotar en lista de espera
      </Button>
      {adding && <AddWaiting wish={wish} onClose={() => setAdding(false)} />}
    </>
  );
}
