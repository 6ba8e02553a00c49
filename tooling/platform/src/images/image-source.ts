import type { Sharp } from 'sharp';

/** One image, found by its name and not opened yet. */
export interface Image {
  /** Identifies the content: it differs whenever the image does. */
  readonly version: string;
  /** Returns the image filling `width` by `height` pixels. */
  resize(width: number, height: number): Promise<Sharp>;
}

/** Where the image service takes its images from: a folder, or the drawings of a demo. */
export interface ImageSource {
  /** Finds the image that a partner's site shows under a name. undefined: there is none. */
  find(name: string, partnerId: string): Promise<Image | undefined>;
}
