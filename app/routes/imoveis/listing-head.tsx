import { useBroker } from '~/features/broker/broker-context';
import { noBreaks } from '@domain/no-breaks';
import { creciText } from '~/domain/broker';
import { Chips } from './chips';
import type { ListingData } from './listing-data';
import { SaveSearchButton } from './save-search';
import { SortAndView, ViewForm } from './sort-and-view';

/** A heading of more letters leaves no room for a second line before the photograph of a phone (brief §18.2). */
const shortHeading = 44;
/** One of more letters is set smaller there, for it keeps its count. */
const longHeading = 66;

/** How many homes of what, one more line where there is one, the order and the view. */
export function ListingHead({ page }: { page: ListingData }) {
  const { heading, total, summary, banner } = page;
  const broker = useBroker();
  const second = broker ? creciText(broker.creci) : banner && `${banner.title}. ${banner.description}`;
  const { length } = `${heading.count} ${heading.text}`;
  return (
    <div className={length > longHeading ? 'titulo titulo--longo' : 'titulo'}>
      <h1 data-total={total ?? undefined}>
        {heading.count && <b className="num">{heading.count}</b>} {noBreaks(heading.text)}
      </h1>
      <div className="titulo__a">
        <SaveSearchButton className="bi-r" />
        <SortAndView page={page} />
        <ViewForm page={page} className="seg seg--b so-desk" />
      </div>
      {second && <p className={length > shortHeading ? 'titulo__p so-desk' : 'titulo__p'}>{second}</p>}
      <Chips chips={page.chips} clearHref={page.clearHref} />
      <p className="vh" role="status">
        {`${heading.count ?? ''} ${heading.text}${summary && ` ${summary}`}`.trim()}
      </p>
    </div>
  );
}
