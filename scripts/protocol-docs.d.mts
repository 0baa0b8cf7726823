/** Both pages as they should be. */
export function protocolPages(): { readonly 'protocol.md': string; readonly 'openapi.yaml': string };
