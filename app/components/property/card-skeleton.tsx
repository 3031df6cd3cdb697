/** Where a property's card is to come (brief §9): plates of linen that stand still. */
export function CardSkeleton() {
  return (
    <div className="card esqueleto" aria-hidden="true">
      <div className="card__foto" />
      <div className="card__corpo">
        <p className="placa placa--curta" />
        <p className="placa placa--titulo" />
        <p className="placa" />
      </div>
    </div>
  );
}
