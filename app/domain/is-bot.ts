const programs =
  /bot|crawl|spider|slurp|preview|externalhit|whatsapp|headless|lighthouse|curl|wget|python|http/i;

/** Only for analytics: bots are served but not counted. */
export const isBot = (userAgent: string | null): boolean => !userAgent || programs.test(userAgent);
