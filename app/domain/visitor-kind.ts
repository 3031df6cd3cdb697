const programs =
  /bot|crawl|spider|slurp|preview|externalhit|whatsapp|headless|lighthouse|curl|wget|python|http/i;

/** Whether a browser's own name says that it is a program's, or says nothing; by this nobody is refused, only not counted. */
export const isProgram = (userAgent: string | null): boolean => !userAgent || programs.test(userAgent);
