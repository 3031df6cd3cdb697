import { bound } from '@domain/bound-words';
import type { CSSProperties } from 'react';
import { Photo } from '~/components/ui/photo';
import { photoSizes } from '@domain/photo';
import { numberWord } from '~/domain/comparison/number-word';
import type { Cell, Row } from '~/domain/comparison/rows';
import type { ComparedHome, ComparisonData } from './comparison-data.server';

type ComparisonTableProps = Pick<ComparisonData, 'homes' | 'groups' | 'isOnlyDifferences'>;

/** The homes as columns. On a phone it scrolls inside its region, its first column stays. */
export function ComparisonTable({ homes, groups, isOnlyDifferences }: ComparisonTableProps) {
  const name = `Comparação de ${numberWord(homes.length)} imóveis`;
  return (
    <div
      className={isOnlyDifferences ? 'comparacao comparacao--so' : 'comparacao'}
      // What scrolls is reached by the keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={name}
    >
      <table style={{ '--colunas': homes.length } as CSSProperties}>
        <caption className="vh">{`${name}; as linhas que diferem estão marcadas`}</caption>
        <thead>
          <tr>
            <td />
            {homes.map((home, index) => (
              <Head home={home} isFirst={index === 0} key={home.id} />
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="comparacao__grupo">
              <th scope="rowgroup" colSpan={homes.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Line row={row} key={row.label} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Head({ home, isFirst }: { home: ComparedHome; isFirst: boolean }) {
  const { title, href, place, photo, code, without } = home;
  return (
    <th scope="col">
      <div className="comparacao__foto">
        <Photo photo={photo && { ...photo, alt: '' }} sizes={photoSizes.card} priority={isFirst} />
      </div>
      <p className="menor">{place}</p>
      <p className="comparacao__titulo">
        <a href={href}>{bound(title)}</a>
      </p>
      <p className="nota">{`Código ${code}`}</p>
      {without && (
        <a className="elo menor" href={without} rel="nofollow" aria-label={`Tirar ${title} da comparação`}>
          Tirar
        </a>
      )}
    </th>
  );
}

function Line({ row: { label, cells, differs, isSum } }: { row: Row }) {
  const className = [differs && 'difere', isSum && 'soma'].filter(Boolean).join(' ') || undefined;
  return (
    <tr className={className}>
      <th scope="row">
        {label}
        {differs && <span className="vh"> (difere)</span>}
      </th>
      {cells.map((cell, index) => (
        // Columns never change places in a page.
        <td key={index}>
          <Said cell={cell} count={cells.length} />
        </td>
      ))}
    </tr>
  );
}

function Said({ cell: { text, absent, note, isLeast }, count }: { cell: Cell; count: number }) {
  return (
    <>
      {text ?? (
        <>
          <span aria-hidden="true">—</span>
          <span className="vh">{absent}</span>
        </>
      )}
      {note && <small>{note}</small>}
      {isLeast && <small className="menor-valor">{`menor dos ${numberWord(count)}`}</small>}
    </>
  );
}
