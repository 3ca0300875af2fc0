// Ayuda: questions of all who use the product, with the team's answers. The most useful ones come first.
import type { Faq } from "@mostrador/domain/platform/faq/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Link } from "react-router";
import { useAddress } from "../../../lib/address/address.ts";
import { useSession } from "../../../lib/session/session.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Pager } from "../../../ui/list/pager.tsx";
import { SearchInput } from "../../../ui/pick/search-input.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { RowsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useDeleteFaq, useFaqs, useVote } from "./api.ts";
import { FaqItem } from "./faq-item.tsx";
import { useKeptVotes } from "./kept-votes.ts";
import { QuestionForm } from "./question-form.tsx";
import { ReplyDialog } from "./reply-dialog.tsx";

const SIZES = [20, 50, 100] as const;

export function FaqPage() {
  const { params, change } = useAddress();
  const session = useSession();
  const search = params.get("buscar") ?? "";
  const page = Math.max(1, Number(params.get("pagina")) || 1);
  const limit = SIZES.find((size) => String(size) === params.get("renglones")) ?? SIZES[0];
  const read = useFaqs({ page, limit, search });
  const replyingTo = params.get("responder");
  if (session.status !== "in") return null;
  const isTeam = session.user.role === "admin";
  const faqs = read.data?.data;
  const total = read.data?.totals?.count ?? 0;
  return (
    <Page
      title="Ayuda"
      subtitle="Preguntas frecuentes"
      narrow
      action={
        <Button component={Link} to="/academy">
          Guías por pantalla
        </Button>
      }
    >
      <Box sx={{ display: "grid", gap: 2 }}>
        <SearchInput
          value={search}
          onChange={(text) => change({ buscar: text, pagina: null })}
          label="Buscar pregunta"
          placeholder="Busca en preguntas y respuestas"
        />
        <Card title="Preguntas">
          {read.error && !faqs && <ErrorState dense error={read.error} onRetry={() => void read.refetch()} />}
          {read.isPending && <RowsSkeleton />}
          {faqs?.length === 0 &&
            (search ? (
              <Empty dense drawing="search" text={`Ninguna pregunta coincide con «${search}».`} />
            ) : (
              <Empty dense drawing="chat" text="Aún no hay preguntas. ¡Sé el primero en preguntar!" />
            ))}
          {faqs && faqs.length > 0 && (
            <FaqList
              faqs={faqs}
              userId={session.user._id}
              isTeam={isTeam}
              onReply={(id) => change({ responder: id }, { isStep: true })}
            />
          )}
          {total > limit && (
            <Pager
              page={page}
              size={limit}
              sizes={SIZES}
              total={total}
              onPage={(next) => change({ pagina: next === 1 ? null : String(next) })}
              onSize={(size) => change({ renglones: size === SIZES[0] ? null : String(size), pagina: null })}
            />
          )}
        </Card>
        {/* Not above what still comes, which would move it. */}
        {!read.isPending && <QuestionForm />}
      </Box>
      {isTeam && replyingTo && (
        <ReplyDialog key={replyingTo} id={replyingTo} onClose={() => change({ responder: null })} />
      )}
    </Page>
  );
}

type ListProps = { faqs: readonly Faq[]; userId: string; isTeam: boolean; onReply: (id: string) => void };

function FaqList({ faqs, userId, isTeam, onReply }: ListProps) {
  const vote = useVote();
  const remove = useDeleteFaq();
  const kept = useKeptVotes(userId);
  const toast = useToast();
  const [leaving, setLeaving] = useState<Faq | null>(null);
  const voteFor = (faqId: string) =>
    vote.mutate(
      { body: { faqId, voteType: "up" } },
      { onSuccess: () => kept.add(faqId), onError: (error) => toast.error(sayError(error), { key: `faq:${faqId}` }) },
    );
  return (
    <>
      <Box component="ul" aria-label="Preguntas frecuentes" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {faqs.map((faq) => (
          <FaqItem
            key={faq._id}
            faq={faq}
            voted={faq.voted || kept.has(faq._id)}
            busy={vote.isPending && vote.variables.body?.faqId === faq._id}
            onVote={() => voteFor(faq._id)}
            {...(isTeam && { onReply: () => onReply(faq._id), onDelete: () => setLeaving(faq) })}
          />
        ))}
      </Box>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title="¿Eliminar la pregunta?"
        confirmLabel="Eliminar"
        danger
        onConfirm={async () => {
          if (leaving) await remove.mutateAsync({ params: { id: leaving._id } });
        }}
      >
        Se borra para todas las personas, con su respuesta y sus votos.
      </ConfirmDialog>
    </>
  );
}
