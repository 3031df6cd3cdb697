import { cp, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run, step } from '../../scripts/workshop/steps.mjs';
import { startWebsite, type Website, withPhotos } from '../measure/website';

/** Base of the comparison without `BENCH_BASE`: the date of issue 21. */
const base = process.env.BENCH_BASE || '3b2231e8';

export const sides = ['base', 'own'] as const;
export type Side = (typeof sides)[number];

export interface Builds {
  websites: Record<Side, Website>;
  pages: Record<'home' | 'listing' | 'property', string>;
  stop(): Promise<void>;
}

/** Builds the base and starts both builds on copies of the data, because the base cannot read the newer schema. */
export async function startBuilds(folder: string): Promise<Builds> {
  const older = join(folder, 'base');
  await step(`Building ${base}`, () => buildAt(base, older));
  const data = join(folder, 'data');
  const listing = '/imoveis/venda/sao-paulo';
  const property = await step('A catalogue with its photos', async () => {
    const website = await startWebsite({ DATA_DIR: data, PHOTOS: 'on' }, older);
    try {
      const page = await withPhotos(website.origin + listing);
      const path = /href="(\/(?:novo|usado)\/[^"]+)"/.exec(page)![1]!;
      await withPhotos(website.origin + path);
      return path;
    } finally {
      await website.stop();
    }
  });
  const started: Website[] = [];
  const startAt = async (name: Side, builtIn: string) => {
    const own = join(folder, `data-${name}`);
    await cp(data, own, { recursive: true });
    // The base knows one size, which is the full one.
    const size: Record<string, string> = name === 'own' ? { DEMO_CATALOGUE: 'full' } : {};
    const website = await startWebsite({ DATA_DIR: own, ...size }, builtIn);
    started.push(website);
    return website;
  };
  const stop = async () => {
    for (const website of started) await website.stop();
  };
  try {
    const websites = { base: await startAt('base', older), own: await startAt('own', root) };
    return { websites, pages: { home: '/', listing, property }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function buildAt(ref: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`;
  await run('git', ['archive', '--output', archive, ref], { quiet: true });
  await mkdir(folder);
  await run('tar', ['-xf', archive, '-C', folder], { quiet: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await run(process.execPath, ['scripts/build.mjs'], { quiet: true, cwd: folder });
}
