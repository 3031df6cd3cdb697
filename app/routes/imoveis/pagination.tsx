import type { MoreCards } from '~/features/listing/more-cards.browser';
import { Icon } from '~/components/ui/icon';
import { moreFailed } from '~/features/listing/list-texts';
import { formatNumber } from '@domain/kernel/money';
import { countedProperties } from '@domain/kernel/counts';
import type { PaginationData } from './pagination-data';

interface PaginationProps {
  pagination: PaginationData;
  /** null: the back end sends no count. */
  total: number | null;
  more: Pick<MoreCards<unknown>, 'loading' | 'failed' | 'onClick'>;
}

export function Pagination({ pagination, total, more }: PaginationProps) {
  const { page, seen, previous, next, pages } = pagination;
  return (
    <div className="pag">
      {total !== null && <progress className="trilho" value={seen} max={total} aria-hidden="true" />}
      <p className="menor suave" data-seen={seen}>
        {`Você viu ${total === null ? countedProperties(seen) : `${formatNumber(seen)} de ${countedProperties(total)}`}`}
      </p>
      {next && (
        <a
          className={more.loading ? 'bt bt--2 is-carga' : 'bt bt--2'}
          href={next}
          aria-busy={more.loading || undefined}
          onClick={more.onClick}
        >
          Carregar mais
        </a>
      )}
      {more.failed && (
        <p className="msg">
          <Icon name="warning" small />
          <span>{moreFailed}</span>
        </p>
      )}
      {pages.length > 1 && (
        <nav aria-label="Páginas">
          <ol>
            {previous && (
              <li>
                <a href={previous} rel="prev" aria-label="Página anterior">
                  <Icon name="previous" small />
                </a>
              </li>
            )}
            {pages.map((item, index) => (
              <li
                className={isFar(pages, index) ? 'pag__longe' : undefined}
                key={item?.number ?? `gap-${index}`}
              >
                {item ? (
                  <a href={item.href} aria-current={item.number === page ? 'page' : undefined}>
                    {item.number}
                  </a>
                ) : (
                  <span />
                )}
              </li>
            ))}
            {next && (
              <li>
                <a href={next} rel="next" aria-label="Próxima página">
                  <Icon name="next" small />
                </a>
              </li>
            )}
          </ol>
        </nav>
      )}
    </div>
  );
}

/** Whether small screens hide the number: a gap, or the first or last page behind a gap. */
function isFar(pages: PaginationData['pages'], index: number): boolean {
  const end = pages.length - 1;
  const isBehindGap = (index === 0 && pages[1] === null) || (index === end && pages[end - 1] === null);
  return pages[index] === null || isBehindGap;
}
