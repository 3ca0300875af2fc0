// Academia: a short help page for each screen of the menu that this person may open.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { Link, useNavigate } from "react-router";
import { useAddress } from "../../../../lib/address/address.ts";
import { hasPage } from "../../../../lib/resource/known-pages.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { SearchInput } from "../../../../ui/pick/search-input.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import type { Lesson } from "./lesson.ts";
import { findLessons, LESSONS, lessonAddress } from "./lessons.ts";

export function AcademyPage() {
  const { params, change } = useAddress();
  const lesson = LESSONS.find(({ path }) => path === params.get("tema"));
  if (lesson) return <LessonPage lesson={lesson} />;
  const search = params.get("buscar") ?? "";
  const found = findLessons(search);
  return (
    <Page
      title="Academia"
      subtitle="Una guía corta por cada pantalla"
      action={
        <Button component={Link} to="/ayuda">
          Preguntas frecuentes
        </Button>
      }
      tools={
        <SearchInput
          value={search}
          onChange={(text) => change({ buscar: text })}
          label="Buscar guía"
          placeholder="Busca qué quieres hacer"
        />
      }
    >
      {found.length === 0 ? (
        <Card>
          <Empty
            dense
            drawing="search"
            text={`Ninguna guía coincide con «${search}».`}
            action={
              <Button component={Link} to="/ayuda">
                Preguntar al equipo
              </Button>
            }
          />
        </Card>
      ) : (
        <Box component="ul" aria-label="Guías" sx={GRID}>
          {found.map((one) => (
            <Box component="li" key={one.path} sx={{ display: "flex" }}>
              <ButtonBase component={Link} to={lessonAddress(one)} sx={TILE}>
                <Typography variant="subtitle2" component="h2">
                  {one.title}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {one.purpose}
                </Typography>
              </ButtonBase>
            </Box>
          ))}
        </Box>
      )}
    </Page>
  );
}

function LessonPage({ lesson }: { lesson: Lesson }) {
  const navigate = useNavigate();
  const { title, purpose, steps, path } = lesson;
  return (
    <Page
      title={title}
      narrow
      back={{ label: "Academia", to: "/academy", onSelect: () => void navigate("/academy") }}
      {...(hasPage(path) && {
        action: (
          <Button component={Link} to={path} variant="contained" color="primary">
            Ir a {title}
          </Button>
        ),
      })}
    >
      <Card>
        <Typography sx={{ mb: 2, maxWidth: "65ch" }}>{purpose}</Typography>
        <Box component="ol" sx={{ m: 0, pl: 3, display: "grid", gap: 1.25, maxWidth: "65ch" }}>
          {steps.map((step) => (
            <Typography component="li" variant="body2" key={step}>
              {step}
            </Typography>
          ))}
        </Box>
      </Card>
    </Page>
  );
}

const GRID = {
  listStyle: "none",
  m: 0,
  p: 0,
  display: "grid",
  gap: 1.5,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
} as const;
const TILE = {
  width: 1,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "flex-start",
  textAlign: "left",
  gap: 0.5,
  p: 2,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: "10px",
  bgcolor: "background.paper",
  color: "text.primary",
  "&:hover": { borderColor: "outline" },
} as const;
