// Comentarios: the comments under the posts of the business, and its answers.

import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import CircularProgress from "@mui/material/CircularProgress";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router";
import { useAddress } from "../../../lib/address/address.ts";
import { useMay } from "../../../lib/session/active-business.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { ScrollBox } from "../../../ui/layout/scroll-box.tsx";
import { useNearEnd } from "../../../ui/list/use-near-end.ts";
import { SearchInput } from "../../../ui/pick/search-input.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useBranches } from "../../business/branches/index.ts";
import { useChannels } from "../channels/index.ts";
import { type CommentFilters, useComments, useCommentsLive } from "./api.ts";
import { type Post, postsOf } from "./by-post.ts";
import { CommentItem } from "./comment-item.tsx";

const SOURCES = { facebook: "Facebook", instagram: "Instagram" } as const;
const PILLS = [
  { value: "", label: "Todos" },
  { value: "facebook", label: "Facebook" },
  { value: "instagram", label: "Instagram" },
  { value: "sin-responder", label: "Sin responder" },
] as const;

export function CommentsPage() {
  const { params, change } = useAddress();
  const may = useMay();
  const zone = useBranches().data?.[0]?.timezone.name ?? USUAL_ZONE;
  const shown = params.get("ver") ?? "";
  const search = params.get("buscar") ?? "";
  const filters = filtersOf(shown, search);
  const list = useComments(filters);
  useCommentsLive();
  const posts = postsOf(list.data?.pages.flatMap((page) => page.data) ?? []);
  const end = useNearEnd(list.hasNextPage && !list.isFetching ? () => void list.fetchNextPage() : undefined);
  return (
    <Page title="Comentarios" subtitle="En tus publicaciones de Facebook e Instagram" narrow>
      <Box sx={{ display: "grid", gap: 2 }}>
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", alignItems: "center" }}>
          <Box sx={{ flex: "1 1 220px" }}>
            <SearchInput value={search} onChange={(text) => change({ buscar: text })} label="Buscar comentario" />
          </Box>
          <Box role="group" aria-label="Filtrar comentarios" sx={PILLS_ROW}>
            {PILLS.map(({ value, label }) => (
              <ButtonBase key={value} aria-pressed={shown === value} onClick={() => change({ ver: value })} sx={PILL}>
                {label}
              </ButtonBase>
            ))}
          </Box>
        </Box>
        {list.isPending && (
          <Card>
            <RowsSkeleton />
          </Card>
        )}
        {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && posts.length === 0 && <NoComments isNarrowed={Object.keys(filters).length > 0} />}
        {posts.map((post) => (
          <PostCard key={post.key} post={post} zone={zone} mayReply={may(PAGE.comentarios, "edit")} />
        ))}
        <Box ref={end} sx={{ display: "flex", justifyContent: "center", minHeight: 1 }}>
          {list.isFetchingNextPage && <CircularProgress size={24} aria-label="Cargando comentarios" />}
        </Box>
      </Box>
    </Page>
  );
}

type PostCardProps = { post: Post; zone: string; mayReply: boolean };

function PostCard({ post, zone, mayReply }: PostCardProps) {
  const { source, postURL, comments } = post;
  return (
    <Card
      title={`Publicación de ${SOURCES[source]}`}
      description={comments.length === 1 ? "1 comentario" : `${comments.length} comentarios`}
      action={
        postURL && (
          <Link href={postURL} target="_blank" rel="noopener noreferrer" variant="body2">
            Ver publicación
          </Link>
        )
      }
    >
      <ScrollBox component="ul" label={`Comentarios en ${SOURCES[source]}`} sx={COMMENTS}>
        {comments.map((comment) => (
          <CommentItem key={comment._id} comment={comment} zone={zone} mayReply={mayReply} />
        ))}
      </ScrollBox>
    </Card>
  );
}

function NoComments({ isNarrowed }: { isNarrowed: boolean }) {
  const may = useMay();
  const channels = useChannels(may(PAGE.integraciones)).data ?? [];
  const isConnected = channels.some(({ kind, status }) => kind !== "whatsapp" && status === "connected");
  if (isNarrowed)
    return (
      <Card>
        <Empty drawing="search" text="Ningún comentario coincide con lo que buscas." />
      </Card>
    );
  return (
    <Card>
      {isConnected ? (
        <Empty drawing="chat" text="Aquí verás los comentarios de tus publicaciones en cuanto alguien escriba uno." />
      ) : (
        <Empty
          drawing="chat"
          text="Aquí verás los comentarios de tus publicaciones en cuanto conectes tu página de Facebook o tu cuenta de Instagram."
          action={
            may(PAGE.integraciones, "edit") && (
              <Button component={RouterLink} to="/integraciones/messenger" variant="contained" color="primary">
                Conectar
              </Button>
            )
          }
        />
      )}
    </Card>
  );
}

function filtersOf(shown: string, search: string): CommentFilters {
  return {
    ...((shown === "facebook" || shown === "instagram") && { source: shown }),
    ...(shown === "sin-responder" && { unanswered: "true" }),
    ...(search && { search }),
  };
}

/** The documents set the list's height to 500 pixels. */
const COMMENTS = { listStyle: "none", m: 0, p: 0, maxHeight: 500 } as const;
const PILLS_ROW = { display: "flex", flexWrap: "wrap", gap: 0.5 } as const;
const PILL = {
  height: 36,
  "@media (pointer: coarse), (max-width: 599.95px)": { height: 44 },
  px: 1.5,
  borderRadius: "8px",
  typography: "body2",
  color: "text.secondary",
  border: "1px solid",
  borderColor: "divider",
  "&:hover": { bgcolor: "action.hover" },
  '&[aria-pressed="true"]': { bgcolor: "primary.soft", color: "primary.ink", borderColor: "transparent" },
} as const;
