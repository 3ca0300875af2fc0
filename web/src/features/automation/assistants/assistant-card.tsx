import type { Assistant } from "@mostrador/domain/automation/assistants/schema.ts";
import { noCredits } from "@mostrador/domain/money/credits/credit-words.ts";
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { MemoryRounded } from "../../../ui/icon/devices.ts";
import { Instagram, QuestionAnswerOutlined, WhatsApp } from "../../../ui/icon/messages.ts";
import { PeopleAltOutlined } from "../../../ui/icon/people.ts";
import { AssistantSwitch } from "./assistant-switch.tsx";
import { audienceText, channelText, engineText, todayText, unreachable } from "./assistant-words.ts";
import { AssistantFace } from "./avatar/assistant-face.tsx";

/** The icon of the first channel. */
const SIGNS = { WhatsApp, Instagram, Facebook: QuestionAnswerOutlined } as const;

/** An assistant's name, purpose, audience and channels. The whole card opens it; the switch works separately. */
export function AssistantCard({ assistant }: { assistant: Assistant }) {
  const missing = unreachable(assistant);
  const Sign = SIGNS[assistant.channel[0] ?? "WhatsApp"];
  return (
    <Paper
      variant="outlined"
      component="article"
      aria-label={assistant.name}
      sx={{
        position: "relative",
        p: 2,
        display: "flex",
        flexDirection: "column",
        gap: 1.5,
        "&:hover": { borderColor: "outline" },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
        <AssistantFace assistant={assistant} />
        <Typography variant="h3" component="h2" noWrap sx={{ flex: 1, minWidth: 0 }}>
          <Box
            component={Link}
            to={`/asistentes/${assistant._id}`}
            sx={{
              display: "block",
              overflow: "hidden",
              textOverflow: "ellipsis",
              color: "inherit",
              textDecoration: "none",
              "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: 1 },
              "&:focus-visible": { outline: "none" },
              "&:focus-visible::after": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 2 },
            }}
          >
            {assistant.name}
          </Box>
        </Typography>
        <Box sx={{ position: "relative", flexShrink: 0 }}>
          <AssistantSwitch assistant={assistant} />
        </Box>
      </Box>
      <Typography
        color="textSecondary"
        sx={{ display: "-webkit-box", WebkitLineClamp: 3, WebkitBoxOrient: "vertical", overflow: "hidden", flex: 1 }}
      >
        {assistant.goal}
      </Typography>
      {!assistant.hasCredits && (
        <Typography variant="body2" role="status" sx={{ color: "warning.ink" }}>
          {noCredits(assistant.model)}
        </Typography>
      )}
      {!assistant.isReachable && (
        <Typography variant="body2" role="status" sx={{ color: "warning.ink", position: "relative" }}>
          Nadie le puede escribir: {missing.why}.{" "}
          <Box component={Link} to={missing.to} sx={{ color: "inherit", fontWeight: 500 }}>
            {missing.label}
          </Box>
        </Typography>
      )}
      {assistant.mode === "testing" && (
        <Typography variant="body2" color="textSecondary">
          En pruebas: solo contesta a tus números de prueba.
        </Typography>
      )}
      <Typography variant="body2" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {todayText(assistant.today)}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.75 }}>
        <Fact icon={<Sign />}>{channelText(assistant)}</Fact>
        <Fact icon={<PeopleAltOutlined />}>{audienceText(assistant.correspondTo)}</Fact>
        <Fact icon={<MemoryRounded />}>{engineText(assistant)}</Fact>
      </Box>
    </Paper>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Box
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.75,
        typography: "caption",
        color: "text.secondary",
        "& svg": { fontSize: 16 },
      }}
    >
      {icon}
      {children}
    </Box>
  );
}
