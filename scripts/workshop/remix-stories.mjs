/** What is told once more without the short way, and without kept pages: a story of each room, by its title. */
export const stories = [
  'the listing shows properties, fits the screen and has one heading',
  'each filter narrows the search, and taking it or its chip away widens it again',
  'pages are links: on, back and forward show what was there',
  'a rental says what its card said, what a month costs in full, and who answers for it',
  'a heart that was pressed signed out: signing in keeps the property, on the page where it was pressed',
  'registers, proves the e-mail by its letter, and signs in again where a protected page asks for it',
  'a forgotten password: the link arrives, serves once, and the new password lets in',
  'a message that an action leaves is shown once on the page that it was left on, and can be closed',
  'another page has the focus, its title is told, and back leads to the place that was left',
  '‘Carregar mais’ puts the next cards below, moves nothing and keeps the address true',
];
