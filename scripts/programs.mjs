/**
 * Programs that run without the website: the back end alone, the catalogue's commands, those of leads, of the newsletter, of experiments, of the
 * house, of backups and of moving, a look at somebody's back end. By how each is called: after `npm run`, and after the image's name.
 */
export const sources = {
  api: './api/main.ts',
  catalogue: './api/cli/catalogue.ts',
  leads: './api/cli/leads.ts',
  newsletter: './api/cli/newsletter.ts',
  experiments: './api/cli/experiments.ts',
  house: './api/cli/house.ts',
  backup: './api/cli/backup.ts',
  move: './api/cli/move.ts',
  doctor: './server/doctor/main.ts',
};

/** Where they are once they are built; `start` is the website. */
export const programs = {
  start: 'build/server/index.js',
  ...Object.fromEntries(Object.keys(sources).map((name) => [name, `build/node/${name}.js`])),
};
