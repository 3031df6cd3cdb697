/** Programs besides the website. The key is the name for `npm run` and for the image. */
export const sources = {
  api: './api/main.ts',
  catalogue: './api/ops/catalogue.ts',
  leads: './api/ops/leads.ts',
  newsletter: './api/ops/newsletter.ts',
  experiments: './api/ops/experiments.ts',
  house: './api/ops/house.ts',
  staff: './api/ops/staff.ts',
  backup: './api/ops/backup.ts',
  move: './api/ops/move.ts',
  doctor: './server/doctor/main.ts',
};

export const programs = {
  start: 'build/server/index.js',
  ...Object.fromEntries(Object.keys(sources).map((name) => [name, `build/node/${name}.js`])),
};
