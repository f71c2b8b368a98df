/** The Firebase CLI publishes no types for its internals. */
declare module 'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js' {
  export function prepareFunctionsUpload(
    sourceFolder: string,
    config: { ignore?: string[] },
  ): Promise<{ pathToSource: string; hash: string }>
}
