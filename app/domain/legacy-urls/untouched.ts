/** Where files, forms' targets, photos and checks live (decisions, section 3: 'not touched'). */
const prefixes = ['/assets/', '/recursos/', '/fotos/', '/.well-known/'];
const addresses = new Set([
  '/favicon.ico',
  '/robots.txt',
  '/manifest.webmanifest',
  '/site.webmanifest',
  '/healthz',
  '/readyz',
]);
const sitemap = /^\/sitemap[\w-]*\.xml$/;

/** Whether no redirect applies to this path, whatever it looks like; the framework's data requests end in `.data`. */
export function isUntouched(path: string): boolean {
  return (
    addresses.has(path) ||
    path.endsWith('.data') ||
    sitemap.test(path) ||
    prefixes.some((prefix) => path.startsWith(prefix))
  );
}
