/** Where files, forms' targets, photos, share images and checks live (settled §3: 'not touched'). */
const untouched =
  /^\/(?:(?:assets|recursos|fotos|og|\.well-known)\/|(?:favicon\.ico|cores\.css|robots\.txt|sitemap[\w-]*\.xml|(?:site|manifest)\.webmanifest|healthz|readyz)$)/;

/** Whether no redirect applies to this path, whatever it looks like; the framework's data requests end in `.data`. */
export function isUntouched(path: string): boolean {
  return untouched.test(path) || path.endsWith('.data');
}
