/** In px; twice the size of the cover's drawing. */
export const COVER_IMAGE_SIZE = { width: 1372, height: 720 };
