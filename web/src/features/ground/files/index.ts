// Files of the business, as forms take them.
export { PictureUploads } from "./picture-uploads.tsx";
