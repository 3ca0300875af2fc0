// The advertisements by which contacts came, and the source of each.

import { fileTrafficAd } from "@mostrador/domain/growth/traffic-sources/routes.ts";
import { AD_KIND_LABEL, type TrafficAd, TrafficAdFiling } from "@mostrador/domain/growth/traffic-sources/schema.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useActiveBusiness, useMayCall } from "../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { DividedList, DividedRow } from "../../../ui/list/divided-list.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { RowsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { trafficSources, useFileAd, useTrafficAds } from "./api.ts";
import { clientsText } from "./clients-text.ts";

type Source = { _id: string; name: string; isArchived: boolean };

export function AdsDialog({ onClose }: { onClose: () => void }) {
  const ads = useTrafficAds();
  const sources = trafficSources.useAll().data?.map(({ source, ...row }) => ({ ...row, name: source }));
  const mayFile = useMayCall()(fileTrafficAd);
  return (
    <Dialog open onClose={onClose} title="Anuncios">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Un anuncio que abre WhatsApp aparece aquí con la primera persona que llega por él. Quienes llegan por un anuncio
        quedan en la fuente que le pongas, también los de antes.
      </Typography>
      {ads.error && !ads.data ? (
        <ErrorState error={ads.error} onRetry={() => void ads.refetch()} dense />
      ) : !ads.data || !sources ? (
        <RowsSkeleton rows={3} avatar={false} />
      ) : ads.data.length === 0 ? (
        <Empty drawing="search" text="Nadie ha llegado por un anuncio todavía." dense />
      ) : (
        <DividedList label="Anuncios">
          {ads.data.map((ad) => (
            <AdLine key={ad.adId} ad={ad} sources={sources} mayFile={mayFile} />
          ))}
        </DividedList>
      )}
      {mayFile && sources && sources.length > 0 && <NewAd sources={sources} />}
    </Dialog>
  );
}

function AdLine({ ad, sources, mayFile }: { ad: TrafficAd; sources: readonly Source[]; mayFile: boolean }) {
  const { adId, businessId, kind, headline, url, clients, lastAt, trafficSourceId } = ad;
  const file = useFileAd();
  const toast = useToast();
  const name = headline || adId;
  const choose = async (id: string) => {
    try {
      const trafficAd = { businessId, adId, trafficSourceId: id || null };
      toast.success((await file.mutateAsync({ body: { trafficAd } })).message);
    } catch (error) {
      toast.error(sayError(error));
    }
  };
  const offered = sources.filter(({ _id, isArchived }) => !isArchived || _id === trafficSourceId);
  return (
    <DividedRow tall>
      <Stack
        direction={{ xs: "column", sm: "row" }}
        sx={{ flex: 1, minWidth: 0, gap: 1.5, alignItems: { sm: "center" } }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
            {[AD_KIND_LABEL[kind], clientsText(clients), lastAt && `el último ${dateTimeText(lastAt)}`]
              .filter(Boolean)
              .join(" · ")}
          </Typography>
          {url && (
            <Link href={url} target="_blank" rel="noopener noreferrer nofollow" variant="body2">
              Ver anuncio
            </Link>
          )}
        </Box>
        <Select
          displayEmpty
          value={trafficSourceId ?? ""}
          disabled={!mayFile || file.isPending}
          onChange={({ target }) => void choose(target.value)}
          inputProps={{ "aria-label": `Fuente de ${name}` }}
          sx={{ width: { xs: 1, sm: 220 } }}
        >
          <MenuItem value="">Sin fuente</MenuItem>
          {offered.map(({ _id, name }) => (
            <MenuItem key={_id} value={_id}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </Stack>
    </DividedRow>
  );
}

/** An advertisement that nobody came through yet, by the id that Meta shows. */
function NewAd({ sources }: { sources: readonly Source[] }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const file = useFileAd();
  const toast = useToast();
  return (
    <Box sx={{ mt: 2 }}>
      <Form<TrafficAdFiling>
        schema={TrafficAdFiling}
        defaultValues={{ businessId, adId: "", trafficSourceId: null }}
        errorRoot="trafficAd"
        actions={<FormActions submitLabel="Añadir anuncio" />}
        resetOnSuccess
        onSubmit={async (trafficAd) => {
          toast.success((await file.mutateAsync({ body: { trafficAd } })).message);
        }}
      >
        <FormSection
          title="Añadir por identificador"
          description="El que muestra el administrador de anuncios de Meta."
          columns={2}
        >
          <TextField name="adId" label="Identificador del anuncio" maxLength={100} />
          <SelectField
            name="trafficSourceId"
            label="Fuente"
            options={sources
              .filter(({ isArchived }) => !isArchived)
              .map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        </FormSection>
      </Form>
    </Box>
  );
}
