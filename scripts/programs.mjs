/** Programs besides the website. The key is the name for `npm run` and for the image. */
export const sources = {
  api: './api/main.ts',
  catalogue: './api/ops/catalogue.ts',
  leads: './api/ops/leads.ts',
  newsletter: './api/ops/newsletter.ts',
  experiments: './api/ops/experiments.ts',
  house: './api/ops/house.ts',
  redirects: './api/ops/redirects.ts',
  staff: './api/ops/staff.ts',
  backup: './api/ops/backup.ts',
  move: './api/ops/move.ts',
  upgrade: './api/ops/upgrade.ts',
  doctor: './server/doctor/main.ts',
};

export const programs = {
  start: 'build/server/index.js',
  ...Object.fromEntries(Object.keys(sources).map((name) => [name, `build/node/${name}.js`])),
};

/**
 * Limits of memory of website and back end (docs/decisions/0154-memory.md). The heap's cap also makes V8 collect earlier;
 * malloc keeps less of what was freed. Dockerfile and deploy/bossa-nova.service have the same.
 */
export const memoryLimits = {
  NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=2',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Of two values of a flag Node takes the last, so the operator's NODE_OPTIONS win.
 * @template {Record<string, string | undefined>} T @param {T} env @returns {T & typeof memoryLimits} */
export const withMemoryLimits = (env) => ({
  ...memoryLimits,
  ...env,
  NODE_OPTIONS: [memoryLimits.NODE_OPTIONS, env.NODE_OPTIONS].filter(Boolean).join(' '),
});
