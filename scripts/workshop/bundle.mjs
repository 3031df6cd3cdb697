import { root } from './steps.mjs';

/**
 * Makes programs for Node of files of ours, packages left where they are installed.
 * @param {Record<string, string>} entryPoints each program's name and its file
 * @param {string} outdir within the project, so that packages are found
 */
export async function bundle(entryPoints, outdir) {
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
}
