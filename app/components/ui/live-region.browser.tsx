const id = 'anuncio';

/** Must be in the page before the first announcement. */
export function LiveRegion() {
  return <div id={id} className="vh" role="status" />;
}

/** Also announces a repeated text. */
export function announce(text: string): void {
  const region = document.getElementById(id);
  if (!region) return;
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
