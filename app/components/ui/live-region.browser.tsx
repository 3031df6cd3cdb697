const id = 'anuncio';

/** Where changes that JavaScript makes are told to screen readers; it stands in the page before anything is told. */
export function LiveRegion() {
  return <div id={id} className="vh" role="status" />;
}

/** Tells a change, even where the same was told before. */
export function announce(text: string): void {
  const region = document.getElementById(id);
  if (!region) return;
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
