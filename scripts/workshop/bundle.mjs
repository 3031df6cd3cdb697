import { root } from './steps.mjs';

/** @param {Record<string, string>} entryPoints @param {string} outdir in the project, for package resolution */
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
    // Stack traces need positions only.
    sourcesContent: false,
    logLevel: 'warning',
  });
}

/** Scripts that pages run without the application, each with all that it imports. @param {Record<string, string>} entryPoints */
export async function bundleForBrowsers(entryPoints, outdir) {
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'warning',
  });
}
