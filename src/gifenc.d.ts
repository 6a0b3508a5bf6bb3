declare module 'gifenc' {
  interface FrameOptions {
    readonly palette?: readonly number[][];
    /** ms. */
    readonly delay?: number;
    readonly repeat?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    readonly dispose?: number;
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
    bytesView(): Uint8Array;
  }
  export const GIFEncoder: () => Encoder;
  export const quantize: (rgba: Uint8ClampedArray, colours: number) => number[][];
  export const applyPalette: (rgba: Uint8ClampedArray, palette: readonly number[][]) => Uint8Array;
}
