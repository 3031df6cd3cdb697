import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const assignment = 'window.__remixManifest=';

/**
 * Writes the manifest of public pages beside Remix's own: without the admin's routes, which visitors never open
 * (app/site-manifest.server.ts names the file in documents). @param folder of the built assets
 */
export async function writeSiteManifest(folder) {
  for (const name of await readdir(folder)) {
    if (!/^manifest-.*\.js$/.test(name)) continue;
    const text = await readFile(join(folder, name), 'utf8');
    if (!text.startsWith(assignment)) continue;
    await writeFile(join(folder, `site-${name}`), `${assignment}${JSON.stringify(publicPart(text))};`);
  }
}

function publicPart(text) {
  const manifest = JSON.parse(text.slice(assignment.length).replace(/;\s*$/, ''));
  const entryImports = new Set(manifest.entry.imports);
  const routes = Object.entries(manifest.routes)
    .filter(([id]) => !id.startsWith('routes/mesa/'))
    .map(([id, route]) => [id, shortened(route, entryImports)]);
  return { ...manifest, routes: Object.fromEntries(routes) };
}

/** Without what says nothing: Remix reads flags by their truth, and each page begins with the entry's imports. */
function shortened(route, entryImports) {
  const imports = route.imports?.filter((path) => !entryImports.has(path));
  return Object.fromEntries(Object.entries({ ...route, imports }).filter(([, value]) => value !== false));
}
