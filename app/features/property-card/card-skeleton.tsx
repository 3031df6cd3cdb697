/** Placeholder of a card (brief §9), without animation. */
export function CardSkeleton() {
  return (
    <div className="card esqueleto" aria-hidden="true">
      <div className="card__foto" />
      <p className="placa placa--curta" />
      <p className="placa placa--titulo" />
      <p className="placa" />
    </div>
  );
}
