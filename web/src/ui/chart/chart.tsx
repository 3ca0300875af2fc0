// A chart of columns by time or of lying bars, with its values in a table below it. Screen readers always get the table;
// others open it with 'Ver como tabla'.

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { Card } from "../layout/card.tsx";
import { HIDDEN } from "../layout/hidden-text.tsx";
import { ScrollBox } from "../layout/scroll-box.tsx";
import type { ChartProps } from "./chart-data.ts";
import { ChartDrawing } from "./chart-drawing.tsx";
import { ChartTable } from "./chart-table.tsx";

export function Chart(props: ChartProps) {
  const { title, explanation, places, series, emptyText = "No hay datos en este periodo." } = props;
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  const isEmpty = series.every(({ values }) => values.every((value) => !value));
  const toggle = !isEmpty && places.length > 0 && (
    <Button size="small" onClick={() => setIsTable(!isTable)} aria-expanded={isTable} aria-controls={id} data-no-print>
      {isTable ? "Ver como gráfica" : "Ver como tabla"}
    </Button>
  );
  return (
    <Card title={title} description={explanation} action={toggle}>
      {isEmpty || places.length === 0 ? (
        <Typography color="textSecondary">{emptyText}</Typography>
      ) : (
        <>
          {!isTable && <ChartDrawing {...props} />}
          {isTable ? (
            <ScrollBox id={id} label={title} pans sx={{ maxHeight: TABLE_HEIGHT }}>
              <ChartTable {...props} caption={title} isInSight />
            </ScrollBox>
          ) : (
            <Box id={id} sx={HIDDEN}>
              <ChartTable {...props} caption={title} isInSight={false} />
            </Box>
          )}
        </>
      )}
    </Card>
  );
}

/** The documents' height of a table of results. */
const TABLE_HEIGHT = 300;
