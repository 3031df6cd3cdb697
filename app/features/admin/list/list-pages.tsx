export interface ListPagesProps {
  page: number;
  count: number;
  hrefOf(page: number): string;
}

export function ListPages({ page, count, hrefOf }: ListPagesProps) {
  if (count < 2) return null;
  return (
    <nav className="mpag" aria-label="Páginas">
      {page > 1 && (
        <a className="elo" href={hrefOf(page - 1)} rel="prev">
          Anterior
        </a>
      )}
      <span>
        Página {page} de {count}
      </span>
      {page < count && (
        <a className="elo" href={hrefOf(page + 1)} rel="next">
          Próxima
        </a>
      )}
    </nav>
  );
}
