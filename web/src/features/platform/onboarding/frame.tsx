// The frame of the first steps: logo, progress, title and Back.

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { BrandLogo, useProductName } from "../../../lib/brand/brand-sign.tsx";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { ArrowBackRounded } from "../../../ui/icon/arrows.ts";
import { useTitle } from "../../../ui/layout/use-title.ts";
import { type Sells, type Step, stepsFor, TITLE, WHY } from "./steps.ts";

type FrameProps = {
  step: Step;
  /** What the business sells: it decides the number of steps. */
  sells: Sells;
  onBack: () => void;
  /** Leads out of the steps of a business that is registered already. */
  onOther?: (() => void) | undefined;
  title?: string;
  text?: string;
  children: ReactNode;
};

export function Frame({ step, sells, onBack, onOther, title = TITLE[step], text = WHY[step], children }: FrameProps) {
  const steps = stepsFor(sells);
  const number = steps.indexOf(step) + 1;
  const said = `Paso ${number} de ${steps.length}`;
  return (
    <Stage title={title} text={text}>
      <Box sx={{ order: -1, mb: 3 }}>
        <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", minHeight: 44, mb: 0.5 }}>
          <Button variant="text" startIcon={<ArrowBackRounded />} onClick={onBack} sx={{ ml: -1 }}>
            Atrás
          </Button>
          <Typography variant="body2" color="textSecondary" role="status">
            {said}
          </Typography>
        </Box>
        <LinearProgress
          variant="determinate"
          value={(100 * number) / steps.length}
          aria-label={said}
          sx={{ height: 6, borderRadius: 1 }}
        />
      </Box>
      {children}
      {onOther && <WaysOut onOther={onOther} />}
    </Stage>
  );
}

function WaysOut({ onOther }: { onOther: () => void }) {
  const { membership } = useActiveBusiness();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", mt: 3, mx: -2 }}>
      <Button variant="text" component={Link} to="/">
        Terminar después
      </Button>
      <Button variant="text" onClick={onOther}>
        {membership ? `Dejar ${membership.name} y empezar otro` : "Empezar otro negocio"}
      </Button>
    </Box>
  );
}

type StageProps = { title: string; text?: string; children: ReactNode };

/** A page without the shell, because there is no business for its menu. */
export function Stage({ title: written, text, children }: StageProps) {
  const name = useProductName();
  const title = written.replace("Mostrador", name);
  useTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its top
  useEffect(() => {
    window.scrollTo(0, 0);
    // a form focuses its first field
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <Box sx={{ flex: 1, minHeight: "100dvh", bgcolor: { xs: "background.paper", sm: "background.default" } }}>
      <Box component="main" sx={{ maxWidth: 720, mx: "auto", px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 5 } }}>
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.25, mb: 3, fontWeight: 700, fontSize: 16 }}>
          <BrandLogo size={32} />
          {name}
        </Box>
        <Box
          sx={{
            display: "flex",
            flexDirection: "column",
            p: { xs: 0, sm: 4 },
            borderRadius: "14px",
            border: { sm: "1px solid" },
            borderColor: { sm: "divider" },
            bgcolor: "background.paper",
          }}
        >
          <Typography
            ref={heading}
            tabIndex={-1}
            variant="h2"
            component="h1"
            sx={{ textWrap: "balance", outline: "none" }}
          >
            {title}
          </Typography>
          {text && (
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {text}
            </Typography>
          )}
          <Box sx={{ height: 24, flexShrink: 0 }} />
          {children}
        </Box>
      </Box>
    </Box>
  );
}
