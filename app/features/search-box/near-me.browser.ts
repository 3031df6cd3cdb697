/** How long finding the place may take, and how old a place already found may be, in ms. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 600_000 };

/** Where the visitor is, about: asked of the browser, on a click only; null where it is denied or not known. */
export function findVisitor(): Promise<{ lat: number; lng: number } | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(null),
      options,
    );
  });
}
