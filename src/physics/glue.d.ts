declare module '@dimforge/rapier3d-simd/rapier_wasm3d_bg.js' {
  /** Passes the compiled module's exports to its JavaScript side. */
  export function __wbg_set_wasm(wasm: WebAssembly.Exports): void;
}
