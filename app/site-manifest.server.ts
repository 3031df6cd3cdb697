import type { EntryContext } from '@remix-run/node';

type Manifest = EntryContext['manifest'];

/**
 * The manifest that a document names: public pages do without the admin's routes. scripts/workshop/site-manifest.mjs
 * writes the file; `manifest-….js` becomes `site-manifest-….js`.
 */
export function manifestFor(manifest: Manifest, routeIds: readonly string[]): Manifest {
  if (routeIds.some((id) => id.startsWith('routes/mesa/'))) return manifest;
  return { ...manifest, url: manifest.url.replace(/\/manifest-/, '/site-manifest-') };
}
