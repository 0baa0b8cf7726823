declare module 'edmonds-blossom-fixed' {
  /** Pairs of the greatest weight, of as many as possible if wanted: each vertex's partner, or -1. */
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    asManyAsPossible: boolean,
  ): number[];
}
