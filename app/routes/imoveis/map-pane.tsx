/** Where the map is drawn once scripts run; without them the list beside it says the same, and no room is kept. */
export function MapPane() {
  return (
    <section className="divide__mapa" aria-label="Mapa dos imóveis" data-map>
      <div className="mapa" />
    </section>
  );
}
