export const hiddenField = {
  /** Idempotency key: a form that is sent twice is one lead. */
  key: 'chave',
  /** Honeypot: spam programs fill a field with this name. */
  trap: 'website',
  time: 'hora', // sealed time of rendering
  returnTo: 'volta', // path to return to
  campaign: 'campanha',
} as const;
