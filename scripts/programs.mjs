/** The built programs and how each is called: after `npm run`, and after the image's name. `start` is the website. */
export const programs = {
  start: 'build/server/index.js',
  api: 'build/node/api.js',
  catalogue: 'build/node/catalogue.js',
  leads: 'build/node/leads.js',
  backup: 'build/node/backup.js',
  move: 'build/node/move.js',
  doctor: 'build/node/doctor.js',
};
