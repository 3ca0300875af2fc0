// Places on screen: the address fields for all forms.
export { MapLinkField } from "./map-link-field.tsx";
export { PlaceFields } from "./place-fields.tsx";
