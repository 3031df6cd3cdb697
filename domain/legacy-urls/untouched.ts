const untouched =
  /^\/(?:(?:assets|recursos|fotos|og|\.well-known)\/|(?:favicon\.ico|cores\.css|robots\.txt|sitemap[\w-]*\.xml|(?:site|manifest)\.webmanifest|healthz|readyz|mesa\/docs\/openapi\.json)$)/;

/** Settled §3, 'not touched', and a file of the admin. Remix's data requests end in `.data`. */
export function isUntouched(path: string): boolean {
  return untouched.test(path) || path.endsWith('.data');
}
