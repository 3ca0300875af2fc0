// Places on screen: the fields of an address, for whichever form has one.
export { MapLinkField } from "./map-link-field.tsx";
export { PlaceFields } from "./place-fields.tsx";
