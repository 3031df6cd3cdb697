import { expect, test } from 'vitest';
import { manifestFor } from './site-manifest.server';

const manifest = {
  ...{ url: '/assets/manifest-12ab.js', version: '1', routes: {} },
  entry: { imports: [], module: '/e.js' },
};

test.each([
  [['root', 'routes/mesa/rooms', 'routes/mesa/hoje'], '/assets/manifest-12ab.js'],
  [['root', 'routes/home/route'], '/assets/site-manifest-12ab.js'],
  [['root', 'routes/institucional/not-found'], '/assets/site-manifest-12ab.js'],
])('documents of %j name %s', (ids, url) => {
  expect(manifestFor(manifest, ids)).toEqual({ ...manifest, url });
});
