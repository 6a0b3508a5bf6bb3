/** What the worker of a film is asked: samples for one palette, a frame, or the end. The pixels are RGBA. */
export type GifOrder =
  | { readonly kind: 'samples'; readonly pixels: Uint8ClampedArray; readonly width: number; readonly height: number }
  | { readonly kind: 'frame'; readonly pixels: Uint8ClampedArray; readonly delay: number }
  | { readonly kind: 'end' };
/** What it answers to each: the size of the film so far in bytes, and at the end the film. */
export interface GifAnswer {
  readonly bytes: number;
  readonly film?: Uint8Array<ArrayBuffer>;
}
