// The text of a notice, with its sections and items.
import { noticeBlocks } from "@mostrador/domain/business/privacy/notice-blocks.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

export function NoticeText({ text }: { text: string }) {
  return (
    <Box
      sx={{
        maxWidth: "68ch",
        overflowWrap: "anywhere",
        "& > h3": { mt: 2.5, mb: 0.5 },
        "& > h3:first-of-type": { mt: 0 },
      }}
    >
      {noticeBlocks(text).map((block, index) => {
        const key = `${index} ${block.kind}`;
        if (block.kind === "heading")
          return (
            <Typography key={key} variant="subtitle1" component="h3">
              {block.text}
            </Typography>
          );
        if (block.kind === "list")
          return (
            <Box key={key} component="ul" sx={{ my: 0.5, pl: 2.5, typography: "body2" }}>
              {block.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Box>
          );
        return (
          <Typography key={key} variant="body2" sx={{ mb: 0.5 }}>
            {block.text}
          </Typography>
        );
      })}
    </Box>
  );
}
