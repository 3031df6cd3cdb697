import { seeProperties } from '@domain/counts';

interface SheetFootProps {
  className: string;
  clearHref: string;
  clearLabel?: 'Limpar' | 'Limpar filtro';
  /** A lower button. */
  small?: boolean;
}

/**
 * The foot of a sheet. Its button says a number only once scripts have counted (features/listing/filter-counts.browser.ts),
 * and the place beside it tells that to who does not see the button.
 */
export function SheetFoot({ className, clearHref, clearLabel = 'Limpar filtro', small }: SheetFootProps) {
  return (
    <div className={className}>
      <a className="elo" href={clearHref}>
        {clearLabel}
      </a>
      <span className="vh" role="status" data-told />
      <button className={small ? 'bt bt--1 bt--c' : 'bt bt--1'} data-count>
        {seeProperties(null)}
      </button>
    </div>
  );
}
