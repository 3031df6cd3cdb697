import { seeProperties } from '@domain/kernel/counts';

interface BottomSheetFooterProps {
  className: string;
  clearHref: string;
  clearLabel?: 'Limpar' | 'Limpar filtro';
  small?: boolean;
}

/**
 * Footer of a bottom sheet. Scripts add the count to its button (features/listing/filter-counts.browser.ts).
 * The status text beside it announces the count to screen readers.
 */
export function BottomSheetFooter({
  className,
  clearHref,
  clearLabel = 'Limpar filtro',
  small,
}: BottomSheetFooterProps) {
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
