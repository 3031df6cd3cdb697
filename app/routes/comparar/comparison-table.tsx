import { photoSizes } from '@domain/media/photo';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '~/components/ui/icon';
import { Photo } from '~/components/ui/photo';
import { numberWord } from '~/domain/comparison/number-word';
import type { Row } from '~/domain/comparison/rows';
import { ComparisonLine } from './comparison-line';
import type { ComparedProperty, ComparisonData } from './comparison-data.server';

type ComparisonTableProps = Pick<ComparisonData, 'homes' | 'rows'>;

/** Properties as columns: the rows that differ, and the others behind a summary. */
export function ComparisonTable({ homes: properties, rows: { differences, rest } }: ComparisonTableProps) {
  const count = numberWord(properties.length);
  return (
    <div
      className={properties.length > 3 ? 'comparacao comparacao--4' : 'comparacao'}
      style={{ '--colunas': properties.length } as CSSProperties}
    >
      <Table caption={`O que difere entre os ${count} imóveis`} rows={differences}>
        <div role="rowgroup" className="comparacao__nomes">
          <div role="row" className="comparacao__cab">
            <div role="cell" />
            {properties.map((property, index) => (
              <Head home={property} isFirst={index === 0} key={property.id} />
            ))}
          </div>
        </div>
      </Table>
      {differences.length === 0 && <p className="suave comparacao__igual">Nada difere no que sabemos.</p>}
      {rest.length > 0 && (
        <details className="comparacao__tudo" open={differences.length === 0}>
          <summary>
            {`Ver tudo: mais ${rest.length} ${rest.length === 1 ? 'linha' : 'linhas'}`}
            <Icon name="chevron" small />
          </summary>
          <Table caption={`O resto da comparação dos ${count} imóveis`} rows={rest}>
            <div role="rowgroup" className="vh">
              <div role="row">
                <div role="cell" />
                {properties.map(({ id, title }) => (
                  <div role="columnheader" key={id}>
                    {title}
                  </div>
                ))}
              </div>
            </div>
          </Table>
        </details>
      )}
    </div>
  );
}

interface TableProps {
  caption: string;
  rows: readonly Row[];
  children: ReactNode;
}

// Rows are grids on phones, which takes the semantics of a <table> away in some browsers.
const Table = ({ caption, rows, children: head }: TableProps) => (
  <div role="table" aria-label={caption}>
    {head}
    <div role="rowgroup">
      {/* A guest may have any name, also that of another row. */}
      {rows.map((row, index) => (
        <ComparisonLine row={row} key={`${index} ${row.label}`} />
      ))}
    </div>
  </div>
);

function Head({ home: property, isFirst }: { home: ComparedProperty; isFirst: boolean }) {
  const { title, href, place, photo, without } = property;
  return (
    <div role="columnheader">
      <div className="comparacao__foto">
        <Photo photo={photo && { ...photo, alt: '' }} sizes={photoSizes.card} priority={isFirst} />
      </div>
      <p className="comparacao__lugar">{place}</p>
      <p className="comparacao__titulo">
        <a href={href}>{title}</a>
      </p>
      {without && (
        <a className="elo menor" href={without} rel="nofollow" aria-label={`Tirar ${title} da comparação`}>
          Tirar
        </a>
      )}
    </div>
  );
}
