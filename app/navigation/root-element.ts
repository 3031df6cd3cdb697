/** React hydrates this element alone: extensions add nodes to head and body (docs/decisions/0083). */
export const rootElementId = 'app';
