/** Titles of browser tests that also run without the document renderer, and without the page cache. */
export const stories = [
  'the listing shows properties, fits the screen and has one heading',
  'each filter narrows the search, and removing it widens it',
  'pages are links: on, back and forward show what was there',
  'a rental shows the facts of its card, full monthly cost and broker',
  'a favorite pressed signed out is saved by signing in, in place',
  'registers, confirms the e-mail and signs in again',
  'a password reset link arrives, works once and sets the new password',
  'an action message shows once on its page and can be closed',
  'navigation moves focus, announces the title; Back restores the scroll',
  '‘Carregar mais’ appends cards, keeps the scroll and updates the URL',
];
