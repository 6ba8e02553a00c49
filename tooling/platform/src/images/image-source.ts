import type { Sharp } from 'sharp';

export interface Image {
  /** Identifies the content: it differs whenever the image does. */
  readonly version: string;
  resize(width: number, height: number): Promise<Sharp>;
}

export interface ImageSource {
  find(name: string, partnerId: string): Promise<Image | undefined>;
}
