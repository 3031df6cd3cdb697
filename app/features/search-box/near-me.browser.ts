/** `timeout` and `maximumAge` in ms. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 600_000 };

/** Approximate position; call it only after a click. null if denied or unknown. */
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
