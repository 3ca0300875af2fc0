/** Of the agenda's first picture, with the colours of both modes: written out at the build. */
declare const OPENING_STYLES: string;
