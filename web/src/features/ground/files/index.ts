// Files of the business, for forms.
export { PictureUploads } from "./picture-uploads.tsx";
