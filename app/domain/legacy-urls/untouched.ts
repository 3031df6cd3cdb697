const untouched =
  /^\/(?:(?:assets|recursos|fotos|og|\.well-known)\/|(?:favicon\.ico|cores\.css|robots\.txt|sitemap[\w-]*\.xml|(?:site|manifest)\.webmanifest|healthz|readyz)$)/;

/** Settled §3, 'not touched'. Remix's data requests end in `.data`. */
export function isUntouched(path: string): boolean {
  return untouched.test(path) || path.endsWith('.data');
}
