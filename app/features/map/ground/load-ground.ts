import type { GroundFile } from './ground-file';

const files = import.meta.glob<GroundFile>('./regions/*.json', { import: 'default' });

/** Loads the file of a drawing, once. */
export async function loadGround(slug: string): Promise<GroundFile> {
  const load = files[`./regions/${slug}.json`];
  if (!load) throw new Error(`no drawing of ${slug}`);
  return load();
}
